/** Filters, sort, chips and paging of a list: a plain GET form and links, submitted at once with scripts. */
import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design/button.tsx';
import type { Facets } from '../contract.ts';
import {
  filterKeys,
  toggled,
  writeListState,
  type ListState,
  type SortOption,
} from '../url-state.ts';
import styles from './filters.module.css';

interface ListProps {
  state: ListState;
  facets: Facets;
  sorts: readonly SortOption[];
}

const sortValue = ({ field, direction }: { field: string; direction: string }) =>
  `${field} ${direction}`;

export function Filters({ state, facets, sorts }: ListProps) {
  const t = useTranslations('catalogue');
  const submit = useSubmit();
  return (
    <Form
      className={styles.form}
      method="get"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {state.searchTerm && <input type="hidden" name="hakutermi" value={state.searchTerm} />}
      <label className={styles.sort}>
        {t('sort')}
        <select
          className={styles.select}
          name="jarjestys"
          defaultValue={sortValue(state.sort)}
          key={sortValue(state.sort)}
        >
          {sorts.map((option) => (
            <option key={option.key} value={sortValue(option)}>
              {t(`sorts.${option.key}`)}
            </option>
          ))}
        </select>
      </label>
      {filterKeys.map(([name, key]) => (
        <FacetPanel key={name} name={name} param={key} state={state} facets={facets} />
      ))}
      <Button quiet small>
        {t('apply')}
      </Button>
    </Form>
  );
}

interface PanelProps {
  name: keyof Facets;
  param: string;
  state: ListState;
  facets: Facets;
}

function FacetPanel({ name, param, state, facets }: PanelProps) {
  const t = useTranslations('catalogue');
  const options = facets[name];
  const chosen = state.filters[name];
  if (options.length === 0) return null;
  return (
    <details className={styles.facet} open={chosen.length > 0 || name === 'colors'}>
      <summary>{t(`facets.${name}`)}</summary>
      <fieldset className={styles.options} aria-label={t(`facets.${name}`)}>
        {options.map(({ id, name: label, count, hex }) => (
          <label key={`${id}${chosen.includes(id)}`} className={styles.option}>
            <input
              type="checkbox"
              name={param}
              value={escaped(id)}
              defaultChecked={chosen.includes(id)}
            />
            {hex && <span className={styles.swatch} style={{ background: hex }} />}
            <span className={styles.optionName}>{label}</span>
            <span className={styles.count}>{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** A single value as the codec writes it. */
const escaped = (value: string): string =>
  value.replaceAll('~', '~~').replaceAll('_', '~u').replaceAll('&', '~a');

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
  const none = { campaigns: [], brands: [], colors: [], sizes: [] };
  return (
    <div className={styles.chips}>
      {chips.map(({ id, name, label }) => (
        <Link
          key={name + id}
          className={styles.chip}
          to={`?${writeListState(toggled(state, name, id), sorts)}`}
          preventScrollReset
          aria-label={t('removeFilter', { name: label })}
        >
          {label} <span aria-hidden="true">✕</span>
        </Link>
      ))}
      <Link
        className={styles.chip}
        to={`?${writeListState({ ...state, page: 1, filters: none }, sorts)}`}
        preventScrollReset
      >
        {t('clear')}
      </Link>
    </div>
  );
}

export function Paging({
  state,
  pages,
  sorts,
}: {
  state: ListState;
  pages: number;
  sorts: readonly SortOption[];
}) {
  const t = useTranslations('catalogue');
  if (pages <= 1) return null;
  const to = (page: number) => `?${writeListState({ ...state, page }, sorts)}`;
  return (
    <nav className={styles.pages} aria-label={t('paging')}>
      {state.page > 1 && (
        <Link rel="prev" to={to(state.page - 1)}>
          {t('previous')}
        </Link>
      )}
      <span>{t('pageOf', { page: state.page, pages })}</span>
      {state.page < pages && (
        <Link rel="next" to={to(state.page + 1)} prefetch="intent">
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
