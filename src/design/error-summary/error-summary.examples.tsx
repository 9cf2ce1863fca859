import { Field } from '../field/field.tsx';
import layout from '../layout.module.css';
import type { Example } from '../example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples: Example[] = [
  {
    id: 'error-summary',
    state: 'Two errors; it takes the focus, its links lead to the fields',
    isAlone: true,
    Show: () => (
      <div className={layout.stack}>
        <ErrorSummary
          title="Check two fields."
          faults={[
            { id: 'name', text: 'Write your name.' },
            { id: 'mail', text: 'An address looks like a@b.fi.' },
          ]}
        />
        <Field id="name" label="Name" error="Write your name." />
        <Field id="mail" label="Email" error="An address looks like a@b.fi." />
      </div>
    ),
  },
];
