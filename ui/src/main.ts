import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchMissing } from "./missing.svelte";
import { route } from "./router.svelte";
import { wantedLanguage } from "./settings.svelte";
import { setLanguage } from "./text";

watchMissing();
const target = document.getElementById("app");
if (target) {
  // Whoever follows an invitation gets the table's page beside the texts, not after them; App tells of a failure.
  if (route().page === "table") import("./table/TablePage.svelte").catch(() => undefined);
  await setLanguage(wantedLanguage());
  mount(App, { target });
}
