/** One spelling for each size, so that it is one option of a product and of lists. */

/** S, XL and 3XL, alone or in pairs: XS/S. Not 5l, which may be litres. */
const letters = /^(?:x{0,5}[sl]|m|\d{1,2}x[sl])(?:[/-](?:x{0,5}[sl]|m|\d{1,2}x[sl]))?$/i;

/** Sizes of letters are written with capitals. Others are spelt as the feed spells them first.
 * @param spellings by the size in small letters; a new one is added */
export function sizeOf(text: string, spellings: Map<string, string>): string {
  const size = text.replaceAll(/\s+/g, ' ');
  if (letters.test(size)) return size.toUpperCase();
  const key = size.toLowerCase();
  const spelling = spellings.get(key) ?? size;
  spellings.set(key, spelling);
  return spelling;
}
