/** Messages for input errors. */
import type { IdentityTranslate } from '../translations.ts';
import type { Fault, Faults } from './rules/forms.ts';

type RequiredField = 'firstName' | 'lastName' | 'email' | 'streetAddress' | 'postcode' | 'city';

/** Messages of `faults` by field name; one about an empty field names the field, because the summary is far
 * from it. */
export function textsOf(t: IdentityTranslate, faults: Faults): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) =>
      fault ? [[name, textOf(t, name, fault)]] : [],
    ),
  );
}

function textOf(t: IdentityTranslate, name: string, fault: Fault): string {
  if (fault !== 'required') return t(fault);
  return t('missing', { label: t(name as RequiredField) });
}
