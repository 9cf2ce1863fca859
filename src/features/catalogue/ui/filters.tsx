/** The filters of a list: a plain GET form, sent at once where scripts run. */
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../../design/browser-state.ts';
import { Button } from '../../../design/button.tsx';
import type { FacetOption, Facets } from '../contract.ts';
import {
  filterKeys,
  joinValues,
  sortValue,
  type ListState,
  type SortOption,
} from '../url-state.ts';
import { useSendList } from './send-list.ts';
import styles from './filters.module.css';

export interface ListProps {
  state: ListState;
  facets: Facets;
  sorts: readonly SortOption[];
}

interface FiltersProps extends ListProps {
  /** Of the form, for a sort that stands outside of it; without it the form keeps the sort. */
  id?: string;
}

export function Filters({ state, facets, sorts, id }: FiltersProps) {
  const t = useTranslations('catalogue');
  const send = useSendList(sorts);
  const isHydrated = useHydrated();
  return (
    <Form
      className={styles.form}
      id={id}
      method="get"
      onChange={(event) => send(event.currentTarget)}
    >
      {state.searchTerm && <input type="hidden" name="hakutermi" value={state.searchTerm} />}
      {state.availableOnline && <input type="hidden" name="verkkosaatavuus" value="true" />}
      {!id && <input type="hidden" name="jarjestys" value={sortValue(state.sort)} />}
      {filterKeys.map(([name, key]) => (
        <FacetPanel
          key={name}
          name={name}
          param={key}
          options={facets[name]}
          chosen={state.filters[name]}
        />
      ))}
      {!isHydrated && (
        <Button quiet small>
          {t('apply')}
        </Button>
      )}
    </Form>
  );
}

interface PanelProps {
  name: keyof Facets;
  param: string;
  options: FacetOption[];
  chosen: string[];
}

function FacetPanel({ name, param, options, chosen }: PanelProps) {
  const t = useTranslations('catalogue');
  if (options.length === 0) return null;
  return (
    <details className={styles.facet} open={chosen.length > 0 || name === 'colors'}>
      <summary>
        {t(`facets.${name}`)}
        {chosen.length > 0 && <span className={styles.number}>{chosen.length}</span>}
      </summary>
      <fieldset className={styles.options} aria-label={t(`facets.${name}`)}>
        {options.map((option) => (
          <Option
            key={option.id}
            option={option}
            param={param}
            isChosen={chosen.includes(option.id)}
          />
        ))}
      </fieldset>
    </details>
  );
}

interface OptionProps {
  option: FacetOption;
  param: string;
  isChosen: boolean;
}

/** Follows the address without losing focus, which a new element would. */
function Option({ option: { id, name, count, hex }, param, isChosen }: OptionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label className={styles.option}>
      <input
        ref={input}
        type="checkbox"
        name={param}
        value={joinValues([id])}
        defaultChecked={isChosen}
      />
      {hex && <span className={styles.swatch} style={{ background: hex }} />}
      <span className={styles.optionName}>{name}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
