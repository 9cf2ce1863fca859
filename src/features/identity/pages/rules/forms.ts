/** Validates form fields; errors are message keys. */
import { isPhone, isPostcode, phoneOf } from '#platform/i18n/typed-fields.ts';
import { emailKey } from '../../accounts/record.ts';
import { passwordFault, type PasswordFault } from '../../accounts/rules/password.ts';

export type Fault =
  | PasswordFault
  | 'required'
  | 'badEmail'
  | 'badPhone'
  | 'badPostcode'
  | 'tooLong';

export type Faults<Field extends string = string> = Partial<Record<Field, Fault>>;

type Check = (value: string) => Fault | null;

const longest = 100;
const emailPattern = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

const required: Check = (value) =>
  value.trim() === '' ? 'required' : value.length > longest ? 'tooLong' : null;
const email: Check = (value) =>
  required(value) ?? (emailPattern.test(value.trim()) ? null : 'badEmail');
const phone: Check = (value) => (value === '' || isPhone(phoneOf(value)) ? null : 'badPhone');
const postcode: Check = (value) =>
  required(value) ?? (isPostcode(value.trim()) ? null : 'badPostcode');

const checks: Record<string, Check> = {
  firstName: required,
  lastName: required,
  email,
  phone,
  streetAddress: required,
  postcode,
  city: required,
};

/** Errors by field name; the name of a field selects its check. */
export function faultsIn(fields: Record<string, string>): Faults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const fault = checks[name]?.(value);
      return fault ? [[name, fault]] : [];
    }),
  );
}

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** @param shopName no part of a password */
export function registrationFaults({ password, ...rest }: Registration, shopName: string): Faults {
  const { firstName, lastName } = rest;
  const known = [firstName, lastName, `${firstName} ${lastName}`, `${firstName}${lastName}`];
  const fault = passwordFault(password, [...known, emailKey(rest.email), shopName]);
  return { ...faultsIn(rest), ...(fault && { password: fault }) };
}
