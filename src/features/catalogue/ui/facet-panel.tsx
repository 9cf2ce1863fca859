/** One facet: its options, and a field to find among many of them. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import type { FacetOption } from '../contract.ts';
import { joinValues } from '../url-state/values.ts';
import type { ListState } from '../url-state/state.ts';
import layout from '../../../design/layout.module.css';
import styles from './filters.module.css';
import { onDemand } from '../../../design/on-demand.ts';

const OptionSearch = onDemand(() => import('./option-search.tsx'));

interface PanelProps {
  name: keyof ListState['filters'];
  param: string;
  options: FacetOption[];
  chosen: string[];
}

/** More options than one sees at a glance can be searched. */
const glance = 10;

export function FacetPanel({ name, param, options, chosen }: PanelProps) {
  const t = useTranslations('features/catalogue/ui');
  const isHydrated = useHydrated();
  const [found, setFound] = useState<string[] | null>(null);
  // Once shown it opens and closes by hand only, never under the pointer.
  const [startsOpen] = useState(chosen.length > 0 || name === 'colors');
  if (options.length === 0) return null;
  return (
    <details className={styles.facet} open={startsOpen}>
      <summary>
        {t(`facets.${name}`)}
        {chosen.length > 0 && <span className={styles.number}>{chosen.length}</span>}
      </summary>
      {isHydrated && options.length > glance && (
        <Suspense fallback={<div className={styles.find} />}>
          <OptionSearch label={t(`findOption.${name}`)} options={options} onFound={setFound} />
        </Suspense>
      )}
      <fieldset className={styles.options}>
        <legend className={layout.hidden}>{t(`facets.${name}`)}</legend>
        {ordered(options, found).map((option) => (
          <FacetOptionBox
            key={option.id}
            option={option}
            param={param}
            isChosen={chosen.includes(option.id)}
            isHidden={found?.includes(option.id) === false}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** What was found first, in its order; the rest stays, for what is chosen of it. */
function ordered(options: FacetOption[], found: string[] | null): FacetOption[] {
  const first = (found ?? []).flatMap((id) => options.find((option) => option.id === id) ?? []);
  return [...new Set([...first, ...options])];
}

interface OptionProps {
  /** Without a count it can always be chosen. */
  option: Omit<FacetOption, 'count'> & { count?: number };
  param: string;
  isChosen: boolean;
  isHidden?: boolean;
}

/** Follows the address without losing focus, which a new element would. What nothing is left of stays
 * in its place, though it cannot be chosen. */
export function FacetOptionBox({ option, param, isChosen, isHidden }: OptionProps) {
  const { id, name, count, hex } = option;
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(isChosen);
  useEffect(() => {
    if (input.current && shown.current !== isChosen) input.current.checked = isChosen;
    shown.current = isChosen;
  }, [isChosen]);
  return (
    <label className={styles.option} hidden={isHidden}>
      <input
        ref={input}
        type="checkbox"
        name={param}
        value={joinValues([id])}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      {hex && <svg color={hex} />}
      <span>{name}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}
