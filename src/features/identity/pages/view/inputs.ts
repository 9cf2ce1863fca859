/** The fields several pages have, each with the name, the kind and the autofill browsers know. */
import type { IdentityTranslate } from '../../translations.ts';
import { field, type Html } from './fields.ts';

export interface Filled {
  t: IdentityTranslate;
  values?: Record<string, string>;
  /** Texts by field name. */
  faults?: Record<string, string>;
}

const given = ({ values, faults }: Filled, name: string) => ({
  name,
  value: values?.[name],
  fault: faults?.[name],
});

export const emailField = (filled: Filled, hint?: string, label = filled.t('email')): Html =>
  field({
    ...given(filled, 'email'),
    label,
    type: 'email',
    inputmode: 'email',
    autocomplete: 'username',
    hint,
  });

export const currentPasswordField = (filled: Filled, label = filled.t('password')): Html =>
  field({
    ...given(filled, 'password'),
    label,
    type: 'password',
    autocomplete: 'current-password',
  });

export const newPasswordField = (filled: Filled, name: string, label: string): Html =>
  field({
    ...given(filled, name),
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: filled.t('passwordHint'),
  });

type PersonField = 'firstName' | 'lastName' | 'phone' | 'streetAddress' | 'postcode' | 'city';

const autocompletes: Record<PersonField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  phone: 'tel',
  streetAddress: 'address-line1',
  postcode: 'postal-code',
  city: 'address-level2',
};

export function personField(filled: Filled, name: PersonField): Html {
  const { t } = filled;
  const isPhone = name === 'phone';
  return field({
    ...given(filled, name),
    label: isPhone ? `${t('phone')} (${t('optional')})` : t(name),
    autocomplete: autocompletes[name],
    optional: isPhone,
    ...(isPhone && { type: 'tel', inputmode: 'tel' }),
    ...(name === 'postcode' && { inputmode: 'numeric' }),
  });
}
