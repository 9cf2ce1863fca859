/** Form fields: label above, hint and error tied to the input. */
import { useId } from 'react';
import styles from './field.module.css';

export interface Labels {
  label: React.ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FieldProps extends React.ComponentProps<'input'>, Labels {
  /** Another control than an input, with its own attributes: `TextArea` and `Select`. */
  as?: 'textarea' | 'select';
}

/** `id` is for callers that link to the field. */
export function Field({ label, hint, error, id: given, as, ...rest }: FieldProps) {
  // Its attributes are checked by the components that choose it.
  const Control = (as ?? 'input') as 'input';
  const made = useId();
  const id = given ?? made;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Control
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
      />
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

interface ChoiceProps extends React.ComponentProps<'input'> {
  label: React.ReactNode;
  hint?: React.ReactNode;
  /** Shown at the end of the line: a price. */
  aside?: React.ReactNode;
}

/** A radio button or checkbox as a card that can be pressed anywhere. */
export function Choice({ label, hint, aside, type = 'radio', ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={type} />
      <span>{label}</span>
      <span>{aside}</span>
      {hint && <span className={styles.choiceHint}>{hint}</span>}
    </label>
  );
}
