/** Built scripts are there once a language, with its messages in them: `assets/sv/cart-1a2b3c.js`. */
import type { Language } from './language.ts';

/** The text with the language in every address of a script. */
export const withLanguageAssets = (text: string, language: Language): string =>
  text.replaceAll(/\bassets\/([\w.-]+\.js)\b/g, `assets/${language}/$1`);
