// Who looks on without a seat, in words.

import type { Watchers } from "../protocol/protocol";
import { t } from "../text";
import { isolated } from "../text/isolate";
import { every } from "../text/lists";

/** Those with a name by it, the others by their number: "Watching: Ada, Ben and 3 others". */
export function whoWatches({ names, others }: Pick<Watchers, "names" | "others">): string {
  const more = others > 0 ? [t("watchers-others", { named: names.length, others })] : [];
  return t("watchers", { names: every([...names.map(isolated), ...more]) });
}
