/** Lists a form's errors above it; it takes the focus, so that everybody notices. */
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

interface SummaryProps {
  title: string;
  /** Field id and what is wrong with it. */
  faults?: { id: string; text: string }[];
  /** The result that the errors belong to; another one takes the focus again. */
  result?: unknown;
  /** A way out. */
  children?: React.ReactNode;
}

export function ErrorSummary({ title, faults = [], result, children }: SummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // Every result takes the focus, not only the first.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => summary.current?.focus(), [title, result]);
  return (
    // The attribute is for pages without scripts.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <p className={styles.title}>{title}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** A link to a field only scrolls, so the focus is moved too. */
function focusField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
