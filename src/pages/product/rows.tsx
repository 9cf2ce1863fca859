import { unbroken } from '#platform/i18n/unbroken.ts';
import styles from './facts.module.css';

/** Names and values; those without a value are left out. */
export function Rows({
  rows,
}: {
  rows: readonly (readonly [name: string, value: React.ReactNode])[];
}) {
  return (
    <dl className={styles.rows}>
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? unbroken(value) : value}</dd>
          </div>
        ))}
    </dl>
  );
}
