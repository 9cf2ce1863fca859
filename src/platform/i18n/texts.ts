/** Texts by language: one chunk each in the browser, all of them in the server's memory. */
import type { AbstractIntlMessages } from 'use-intl';

export type Texts = AbstractIntlMessages;

/** `../features/cart/text/fi.json` → texts under `cart`: a folder's texts are in its own namespace. */
export function namespaced(files: Record<string, object>): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.split('/').at(-3) ?? file, texts]),
  ) as Texts;
}

/** A text that is missing is an error that names its key and language (R396). */
export function refuseMissing(error: Error): never {
  throw error;
}
