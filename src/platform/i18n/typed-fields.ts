/** Fields as people type and paste them, in the one form in which they are stored. What is not understood stays as it
 * is, for the field's check to refuse. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { lineOf } from './written-text.ts';

/** A line in which full-width letters and digits are plain ones. */
const plainLineOf = (text: string): string => lineOf(text.normalize('NFKC'));

const dashes = /[\p{Pd}\u2212]/gu;

/** Also from a link: 'mailto:aino@example.com'. */
export const emailOf = (text: string): string =>
  lineOf(text)
    .replaceAll(' ', '')
    .replace(/^<?(?:mailto:)?(.*?)>?$/i, '$1');

/** '00 100', 'FI-00100' */
export const postcodeOf = (text: string): string =>
  plainLineOf(text)
    .replaceAll(dashes, '-')
    .replace(/^(?:fi|fin|ax)[ -]*(?=\d)/i, '')
    .replaceAll(/(?<=\d)[ -](?=\d)/g, '');

/** True for five digits; 00000 is what people write who have none. */
export const isPostcode = (text: string): boolean => /^(?!0{5})\d{5}$/.test(text);

/** A number of a card or an order, without the signs between its digits: '# 10 000-123'. */
export const numberOf = (text: string): string =>
  plainLineOf(text).replaceAll(dashes, '').replaceAll(/[ #.]/g, '');

/** Letters and digits that belong together, as of a coupon. */
export const codeOf = (text: string): string =>
  plainLineOf(text).replaceAll(dashes, '-').replaceAll(' ', '');

/** A telephone number in the form of E.164, '+358401234567'; one without a country is Finnish. */
export function phoneOf(text: string): string {
  const line = plainLineOf(text);
  const number = numberIn(line);
  return number?.isPossible() ? number.number : line;
}

/** A stored number as people write it: '040 1234567', '+46 8 123 456 78'. */
export function writtenPhone(stored: string): string {
  const number = numberIn(stored);
  if (!number?.isValid()) return stored;
  return number.countryCallingCode === finland
    ? number.formatNational()
    : number.formatInternational();
}

/** For pages, which load this on the server alone. */
export const withWrittenPhone = <Person extends { phone: string }>(person: Person): Person => ({
  ...person,
  phone: writtenPhone(person.phone),
});

const finland = '358';

/** Letters stand for no digits here, and belong to no number. */
function numberIn(text: string) {
  const digits = text.replace(/^tel:/i, '').replaceAll(dashes, '-');
  return /[^\d\s+()./-]/.test(digits) ? undefined : parsePhoneNumberFromString(digits, 'FI');
}

/** True for a number that {@link phoneOf} has understood. */
export const isPhone = (text: string): boolean => /^\+\d{7,15}$/.test(text);
