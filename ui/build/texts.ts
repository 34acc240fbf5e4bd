// Gathers the Fluent catalogues into three lazy chunks a language: what the first page may say, which is most of the shell
// and the room and what stands on the games' boxes; all else that the games say, with the study and the news of a table,
// which need a game; and what lessons say.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:texts/";
const UI = join(import.meta.dirname, "..");
/** Said only where a game is, where one is opened, and on a guest's own pages. */
const WITH_A_GAME = ["study.ftl", "news.ftl", "new.ftl", "table.ftl", "guest.ftl", "replay.ftl", "rules.ftl"];
/** Said of records, which nobody shows to a page without a game. */
const OF_RECORDS = "record.ftl";
const OF_LESSONS = "lessons.ftl";

/** The catalogues of a language; those of the command line, and of commands that games bring along, are not the client's. */
export function catalogues(language: string): string[] {
  const roots = [join(UI, "locales"), join(UI, "..", "src", "parlour")];
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)),
  );
  const parts = files.map((file) => ({ file, folders: relative(join(UI, ".."), file).split(sep) }));
  return parts
    .filter(({ folders }) => folders.at(-3) === "locales" && folders.at(-2) === language)
    .filter(({ folders }) => folders.at(-1)?.endsWith(".ftl"))
    .filter(({ folders }) => folders.at(-4) !== "cli" && folders.at(-1) !== "command.ftl")
    .map(({ file }) => file)
    .sort();
}

/** Where a catalogue goes; the first page has no name. */
function partOf(file: string): "games" | "lessons" | undefined {
  if (file.endsWith(sep + OF_LESSONS)) return "lessons";
  const ofGame = (file.split(sep).includes("games") && !file.endsWith("box.ftl")) || file.endsWith(sep + OF_RECORDS);
  return ofGame || (file.startsWith(UI + sep) && WITH_A_GAME.some((name) => file.endsWith(name))) ? "games" : undefined;
}

/** Comments are for whoever writes the texts; a line of a text never begins with their sign. */
function withoutComments(source: string): string {
  return source.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");
}

/** Serves `virtual:texts/<language>`, and with `/games` or `/lessons` behind it the other parts, whose default export is the texts. */
export function texts(): Plugin {
  return {
    name: "parlour-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const files = catalogues(language).filter((file) => partOf(file) === part);
      files.forEach((file) => this.addWatchFile(file));
      const text = withoutComments(files.map((file) => readFileSync(file, "utf8")).join("\n"));
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
