/** The words by which staff look for orders. */

/** Digits of the longest phone number: with its country, and with the zeros that lead abroad. */
const longestOf = (digits: string): number => (digits.startsWith('00') ? 14 : 12);

/** Words as they are typed; groups of digits that begin like a phone number are one. */
export function soughtWords(typed: string): string[] {
  const words: string[] = [];
  let phone = '';
  for (const word of typed.split(/\s+/).filter(Boolean)) {
    const digits = digitsIn(word);
    if (digits === null || !isOfPhone(phone, word, digits)) {
      if (phone !== '') words.push(phone);
      phone = '';
    }
    if (digits !== null && isOfPhone(phone, word, digits)) phone += digits;
    else words.push(word);
  }
  return [...words, ...(phone === '' ? [] : [phone])];
}

/** Digits of a word that has nothing else but what phone numbers are written with. */
const digitsIn = (word: string): string | null =>
  /^\+?[\d()/-]*\d[\d()/-]*$/.test(word) ? word.replaceAll(/\D/g, '') : null;

/** Whether a word begins a phone number, or goes on with the one before it. */
function isOfPhone(before: string, word: string, digits: string): boolean {
  const isRight = before === '' ? /^(?:\+|\(?0)/.test(word) : !word.startsWith('+');
  return isRight && before.length + digits.length <= longestOf(before + digits);
}

/** Whether a word may be an EAN. */
export const isBarcode = (word: string): boolean => /^\d{8,14}$/.test(word);
