import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wantedLanguage } from "./settings.svelte";
import { setLanguage } from "./text";

const target = document.getElementById("app");
if (target) {
  await setLanguage(wantedLanguage());
  mount(App, { target });
}
