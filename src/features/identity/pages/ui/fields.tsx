/** Fields shared by several pages, with the names, types and autocomplete values that browsers know. */
import { Field } from '#design/field/field.tsx';
import type { FieldTexts, ScreenProps } from './form.tsx';

export interface Filled extends ScreenProps {
  values?: FieldTexts | undefined;
  faults?: FieldTexts | undefined;
}

interface NamedProps extends React.ComponentProps<typeof Field> {
  name: string;
  filled: Filled;
}

/** The id is the name, so that an error summary can link to it. */
export const NamedField = ({ name, filled: { values, faults }, ...field }: NamedProps) => (
  <Field
    id={name}
    name={name}
    defaultValue={values?.[name]}
    error={faults?.[name]}
    required
    maxLength={200}
    {...field}
  />
);

interface LabelledProps {
  filled: Filled;
  label?: string;
}

export const EmailField = ({
  filled,
  hint,
  label = filled.t('email'),
}: LabelledProps & { hint?: string }) => (
  <NamedField
    name="email"
    filled={filled}
    label={label}
    hint={hint}
    type="email"
    inputMode="email"
    autoComplete="username"
  />
);

/** A typed password is never sent back. */
export const CurrentPasswordField = ({
  filled: { t, faults },
  name = 'password',
  label = t('password'),
}: LabelledProps & { name?: string }) => (
  <NamedField
    name={name}
    filled={{ t, faults }}
    label={label}
    type="password"
    autoComplete="current-password"
  />
);

export const NewPasswordField = ({
  filled: { t, faults },
  name,
  label,
}: LabelledProps & { name: string; label: string }) => (
  <NamedField
    name={name}
    filled={{ t, faults }}
    label={label}
    hint={t('passwordHint')}
    type="password"
    autoComplete="new-password"
  />
);

type PersonalName = 'firstName' | 'lastName' | 'phone' | 'streetAddress' | 'postcode' | 'city';

const personal: Record<PersonalName, React.ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', required: false },
  streetAddress: { autoComplete: 'address-line1' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
};

export function PersonalField({ filled, name }: { filled: Filled; name: PersonalName }) {
  const { t } = filled;
  const label = name === 'phone' ? `${t('phone')} (${t('optional')})` : t(name);
  return <NamedField name={name} filled={filled} label={label} {...personal[name]} />;
}
