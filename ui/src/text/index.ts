export { hasText, language, loadTexts, say, setLanguage, t, wordingOf, type Arguments } from "./text.svelte";
export { LANGUAGES, preferredLanguage, type Language } from "./bundle";
export { withoutMarks } from "./marks";
export { either, every, row } from "./lists";
export { minus, signed } from "./numbers";
export { initialOf, isAway, isNumbered, sameScreen, seatName, standsIn, who, winnersOf, type Who } from "./seats";
