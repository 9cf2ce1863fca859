import { unbroken } from '#platform/i18n/unbroken.ts';
import type { Language } from '#platform/i18n/language.ts';
import styles from './facts.module.css';

/** Names and values; those without a value are left out. */
export function Rows({
  rows,
}: {
  /** `language`: of the name, where it is not the page's. */
  rows: readonly (readonly [name: string, value: React.ReactNode, language?: Language])[];
}) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value, language]) => (
          <div key={name}>
            <dt lang={language}>{name}</dt>
            <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
          </div>
        ))}
    </dl>
  );
}
