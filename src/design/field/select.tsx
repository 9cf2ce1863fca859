/** A field for one of several choices; the children are the options. */
import { Field, type Labels } from './field.tsx';

export const Select = (props: React.ComponentProps<'select'> & Labels) => (
  <Field as="select" {...(props as Labels)} />
);
