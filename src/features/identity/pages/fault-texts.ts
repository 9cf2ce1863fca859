/** Faults in the visitor's words. */
import type { IdentityTranslate } from '../translations.ts';
import type { Fault, Faults } from './rules/forms.ts';

type RequiredField = 'firstName' | 'lastName' | 'email' | 'streetAddress' | 'postcode' | 'city';

/** `faults` by field name, as texts; one that is empty is named, for the summary stands far from it. */
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
