/** Texts by language: one chunk each in the browser, all of them in the server's memory. */
import type { AbstractIntlMessages } from 'use-intl';
import { fallbackLanguage, type Language } from './language.ts';

export type Texts = AbstractIntlMessages;

/** `../features/cart/text/fi.json` → texts under `cart`: a folder's texts are in its own namespace. */
export function namespaced(files: Record<string, object>): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.split('/').at(-3) ?? file, texts]),
  ) as Texts;
}

/** Asked language first, English where it lacks a text (R394). */
export function withFallback(asked: Texts, fallback: Texts): Texts {
  const merged: Texts = { ...fallback };
  for (const [key, value] of Object.entries(asked)) {
    const other = merged[key];
    merged[key] =
      typeof value === 'object' && typeof other === 'object' ? withFallback(value, other) : value;
  }
  return merged;
}

/** A text that is in no language is an error that names it (R396). */
export function missingText(language: Language, key: string): never {
  throw new Error(`Missing translation ${key} in ${language} and ${fallbackLanguage}`);
}
