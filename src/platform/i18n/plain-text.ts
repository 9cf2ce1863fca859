/** Plain text that people type: one line, without characters that change the reading direction. */

/** Control characters, line breaks, lone surrogates and characters that change the text direction. */
const notPlain = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`;
const somewhere = new RegExp(notPlain, 'u');
const everywhere = new RegExp(notPlain, 'gu');

/** True when the text can stand in a mail, on a page or in a list of orders without affecting what is around
 * it. @internal */
export const isPlainText = (text: string): boolean => !somewhere.test(text);

/** Text from outside with all such characters removed. */
export const plainTextOf = (text: string): string => text.replaceAll(everywhere, '');
