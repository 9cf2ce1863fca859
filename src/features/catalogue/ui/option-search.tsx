/** The search field for a facet's options (R134–R140). */
import { useEffect, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import layout from '../../../design/layout.module.css';
import type { FacetOption } from '../contract/facets.ts';
import { findOptions } from '../rules/option-search.ts';

interface SearchProps {
  label: string;
  options: FacetOption[];
  /** Called with the ids of the options found, in order; null when the query is empty. */
  onFound: (ids: string[] | null) => void;
}

/** The input has no name, so the form does not send it. */
export default function OptionSearch({ label, options, onFound }: SearchProps) {
  const t = useTranslations('features/catalogue/ui');
  const [query, setQuery] = useState('');
  const found = findOptions(options, query);
  useEffect(
    () => onFound(query ? findOptions(options, query).map(({ id }) => id) : null),
    [options, query, onFound],
  );
  return (
    <>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        autoComplete="off"
        onChange={(event) => {
          event.stopPropagation();
          setQuery(event.target.value);
        }}
      />
      <output className={found.length === 0 ? '' : layout.hidden}>
        {query && t('foundOptions', { count: found.length })}
      </output>
    </>
  );
}
