export { hasText, language, loadGameTexts, say, setLanguage, t, wordingOf, type Arguments } from "./text.svelte";
export { LANGUAGES, preferredLanguage, type Language } from "./bundle";
export { withoutMarks } from "./marks";
export { either, row } from "./lists";
export { minus, signed } from "./numbers";
export { initialOf, isAway, sameScreen, seatName, standsIn, who, winnersOf, type Who } from "./seats";
export { default as Words } from "./Words.svelte";
