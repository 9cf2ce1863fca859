/** Files of pictures: what may be shown to shoppers. */
import { faultOfSvg } from '#platform/svg.ts';
import type { PictureDocument } from '../record/document.ts';
import { pictureTypes } from './picture-types.ts';

/** Bytes that a file of a space may have. */
export const largestFile = 2_000_000;

export const tooLarge = `is larger than ${largestFile / 1_000_000} MB`;

/** The media type of a picture, or why it is none. */
export function typeOfPicture(
  name: string,
  bytes: Uint8Array,
): { type: PictureDocument['type'] } | { fault: string } {
  const type = pictureTypes[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  if (!type) return { fault: `is no picture; there are .${Object.keys(pictureTypes).join(', .')}` };
  if (type === 'image/svg+xml') {
    const fault = faultIn(bytes);
    return fault ? { fault } : { type };
  }
  const isSo = beginnings[type].test(latin.decode(bytes.subarray(0, 16)));
  return isSo ? { type } : { fault: `has another content than its name says: it is no ${type}` };
}

const latin = new TextDecoder('latin1');

/** The first bytes of each type. */
const beginnings: Record<Exclude<PictureDocument['type'], 'image/svg+xml'>, RegExp> = {
  'image/png': /^\u2030PNG\r\n/,
  'image/jpeg': /^\u00FF\u00D8\u00FF/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/avif': /^[^]{4}ftyp(?:avif|avis|mif1|msf1)/,
};

/** Pictures stand on the shop's own address: nothing in them may run. */
function faultIn(bytes: Uint8Array): string | null {
  const text = textOf(bytes);
  if (text === null) return 'is not UTF-8 text';
  if (!/<svg[\s>]/.test(text)) return 'has another content than its name says: there is no <svg>';
  if (/<!ENTITY/i.test(text)) return 'declares entities, which are not allowed';
  return scripts.test(withoutReferences(text)) ? 'contains a script' : faultOfSvg(text);
}

const scripts =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler)\b|[\s"'/]on\w+\s*=|javascript:|data:text/i;

/** Characters written as numbers, and blanks within words, hide nothing then. */
const withoutReferences = (text: string): string =>
  text
    .replaceAll(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_whole, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replaceAll(/(?<=\w)[\t\n\r]+(?=\w+\s*:)/g, '');

/** Null when the bytes are no UTF-8; a byte order mark is left out. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
