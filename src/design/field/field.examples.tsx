import type { Example } from '../example.ts';
import layout from '../layout.module.css';
import { Choice, Field } from './field.tsx';

export const examples: Example[] = [
  { id: 'field', state: 'Empty', Show: () => <Field label="First name" name="one" /> },
  {
    id: 'field-hint',
    state: 'With a hint, filled in',
    Show: () => (
      <Field label="Phone" name="two" hint="The carrier calls it." defaultValue="040 123 4567" />
    ),
  },
  {
    id: 'field-error',
    state: 'With an error',
    Show: () => (
      <Field
        label="Postcode"
        name="three"
        hint="Five digits."
        error="A postcode has five digits, such as 00100."
        defaultValue="0010"
      />
    ),
  },
  {
    id: 'choice',
    state: 'Radio buttons: chosen, with a hint and a price, disabled',
    Show: () => (
      <fieldset className={layout.tight}>
        <legend>Delivery</legend>
        <Choice name="way" value="1" label="Parcel locker" aside="4,90 €" defaultChecked />
        <Choice name="way" value="2" label="Home" hint="In the evening." aside="9,90 €" />
        <Choice name="way" value="3" label="Store" aside="0,00 €" disabled />
      </fieldset>
    ),
  },
  {
    id: 'choice-checkbox',
    state: 'A checkbox',
    Show: () => <Choice type="checkbox" name="agree" label="I accept the terms" defaultChecked />,
  },
];
