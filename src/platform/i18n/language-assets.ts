/** Scripts are built once for each language, with its messages inside: `assets/sv/cart-1a2b3c.js`. */
import type { Language } from './language.ts';

/** The text with the language added to the address of every script. */
export const withLanguageAssets = (text: string, language: Language): string =>
  text.replaceAll(/\bassets\/([\w.-]+\.js)\b/g, `assets/${language}/$1`);
