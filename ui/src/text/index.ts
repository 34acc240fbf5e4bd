export { hasText, language, say, setLanguage, t, type Arguments } from "./text.svelte";
export { LANGUAGES, preferredLanguage, type Language } from "./bundle";
export { withoutMarks, type Colour } from "./marks";
export { minus, signed } from "./numbers";
export { sameScreen, seatName } from "./seats";
export { default as Words } from "./Words.svelte";
