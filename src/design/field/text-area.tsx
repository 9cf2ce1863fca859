/** A field for several lines of text. */
import { Field, type Labels } from './field.tsx';

export const TextArea = ({ rows = 8, ...rest }: React.ComponentProps<'textarea'> & Labels) => (
  <Field as="textarea" {...({ rows, ...rest } as Labels)} />
);
