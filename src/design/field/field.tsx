/** Form fields: label above, hint and error tied to the input. */
import { useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends React.ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** `id` is for callers that link to the field. */
export function Field({ label, hint, error, id: given, ...input }: FieldProps) {
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
      <input
        {...input}
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
