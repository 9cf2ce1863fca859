import { unbroken } from '#platform/i18n/unbroken.ts';
import collapsible from '../../design/collapsible/collapsible.module.css';
import styles from './folded-names.module.css';

/** So many are read at a glance. */
const few = 3;

interface Name {
  text: string;
  /** Its language, where that is not the page's. */
  lang?: string | undefined;
}

/** Names of products, one a line; many are folded. */
export function FoldedNames({ label, names }: { label: string; names: readonly Name[] }) {
  if (names.length === 0) return null;
  return (
    <details className={collapsible.quiet} open={names.length <= few}>
      <summary>{label}</summary>
      <ul className={styles.names}>
        {names.map(({ text, lang }, at) => (
          // Two lines of an order may have one name.
          <li key={`${at} ${text}`} lang={lang}>
            {unbroken(text)}
          </li>
        ))}
      </ul>
    </details>
  );
}
