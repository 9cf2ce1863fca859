import { Link } from '../../../design/link.tsx';
import styles from './link-list.module.css';

interface StoreLinksProps {
  stores: readonly { code: string; name: string; /** Shown after the name. */ note?: string }[];
}

/** Links to the pages of stores; nothing when there are none. */
export function StoreLinks({ stores }: StoreLinksProps) {
  if (stores.length === 0) return null;
  return (
    <ul className={styles.links}>
      {stores.map(({ code, name, note }) => (
        <li key={code}>
          <Link to={`/myymalat/${code}`} prefetch="intent">
            {name}
          </Link>
          {note !== undefined && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
