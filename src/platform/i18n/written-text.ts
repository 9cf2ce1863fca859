/** Texts that shoppers write for others to read: cleaned, and checked for ways of contact. */
import { plainTextOf } from './plain-text.ts';

/** Characters without a shape, which hide words from readers and checks, and letters that are blank. */
const shapeless = /[\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** One line of plain text: composed letters, single spaces, no invisible characters. */
export const lineOf = (text: string): string =>
  plainTextOf(text.replaceAll(/\s/gu, ' '))
    .replaceAll(shapeless, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');

/** Paragraphs of plain text; at most one empty line stands between two. */
export const paragraphsOf = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(lineOf)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Lower case only, since a sentence may begin without a space after the full stop before it. */
const domain =
  /[\p{L}\p{N}-]\.(?:fi|se|com|net|org|eu|info|biz|io|shop|store|online|xyz|ru|de|uk|ee)(?![\p{L}\p{N}])/u;
const address = /:\/\/|\bwww\./iu;
const mail = /[\p{L}\p{N}]\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}]/iu;
/** Begins with + or 0, as prices and measures do not; dates have full stops. */
const phone = /(?<![\p{L}\p{N}.,])(?:\+|0)\d(?:[\s()/-]{0,2}\d){5,}/u;

/** True when the text holds an address of the web, an e-mail address or a phone number. */
export const namesContact = (text: string): boolean =>
  [address, domain, mail, phone].some((pattern) => pattern.test(text));
