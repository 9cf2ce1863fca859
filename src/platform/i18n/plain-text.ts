/** Text that people type: one line, read in the order in which it was written. */

/** Control characters, line breaks, halves of characters, and what turns the direction of what follows. */
const notPlain = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`;
const somewhere = new RegExp(notPlain, 'u');
const everywhere = new RegExp(notPlain, 'gu');

/** Whether it can stand in a mail, on a page and in a list of orders without changing what is around it. */
export const isPlainText = (text: string): boolean => !somewhere.test(text);

/** What is left of a text of others without what is not plain. */
export const plainTextOf = (text: string): string => text.replaceAll(everywhere, '');
