import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { filterKeys, toggled, writeListState } from '../url-state.ts';
import type { ListProps } from './filters.tsx';
import styles from './filters.module.css';

const none = { campaigns: [], brands: [], colors: [], sizes: [] };

/** What is chosen, each with a link that takes it away. */
export function Chips({ state, facets, sorts }: ListProps) {
  const t = useTranslations('catalogue');
  const chips = filterKeys.flatMap(([name]) =>
    state.filters[name].map((id) => ({
      id,
      name,
      label: facets[name].find((option) => option.id === id)?.name ?? id,
    })),
  );
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ id, name, label }) => (
        <li key={name + id}>
          <Link
            className={styles.chip}
            to={`?${writeListState(toggled(state, name, id), sorts)}`}
            preventScrollReset
            aria-label={t('removeFilter', { name: label })}
          >
            {label} <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={`?${writeListState({ ...state, page: 1, filters: none }, sorts)}`}
          preventScrollReset
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}
