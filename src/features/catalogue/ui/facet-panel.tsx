/** One facet: its options, and a search field when there are many. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { FacetOption } from '../contract/facets.ts';
import { joinValues } from '../url-state/values.ts';
import type { ListState } from '../url-state/state.ts';
import layout from '../../../design/layout.module.css';
import styles from './filters.module.css';
import { onDemand } from '../../../design/on-demand.ts';
import collapsible from '../../../design/collapsible/collapsible.module.css';

const OptionSearch = onDemand(() => import('./option-search.tsx'));

interface PanelProps {
  name: keyof ListState['filters'];
  title: string;
  param: string;
  options: FacetOption[];
  chosen: string[];
}

/** Facets with more options than this have a search field. */
const searchableFrom = 10;

export function FacetPanel({ name, title, param, options, chosen }: PanelProps) {
  const t = useTranslations('features/catalogue/ui');
  const panel = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const [found, setFound] = useState<string[] | null>(null);
  // Only the initial state: later the shopper alone opens and closes it, so nothing moves under the pointer.
  const [startsOpen] = useState(chosen.length > 0 || name === 'colors');
  useEffect(() => setOpened(panel.current?.open === true), []);
  if (options.length === 0) return null;
  return (
    <details
      ref={panel}
      className={collapsible.row}
      open={startsOpen}
      onToggle={() => setOpened(true)}
    >
      <summary>
        {title}
        {chosen.length > 0 && <span className={styles.number}>{chosen.length}</span>}
      </summary>
      {options.length > searchableFrom && (
        // Its space is there before its code, so that nothing moves.
        <div className={styles.find}>
          <Suspense>
            {wasOpened && (
              <OptionSearch label={t(`findOption.${name}`)} options={options} onFound={setFound} />
            )}
          </Suspense>
        </div>
      )}
      <fieldset className={styles.options}>
        <legend className={layout.hidden}>{title}</legend>
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

/** Found options first, in their order; the rest stays (hidden), so that chosen options remain in the form. */
function ordered(options: FacetOption[], found: string[] | null): FacetOption[] {
  const first = (found ?? []).flatMap((id) => options.find((option) => option.id === id) ?? []);
  return [...new Set([...first, ...options])];
}

interface OptionProps {
  /** Without a count it is never disabled. */
  option: Omit<FacetOption, 'count'> & { count?: number };
  param: string;
  isChosen: boolean;
  isHidden?: boolean;
}

/** Follows the list that is wanted by setting `checked`, since a new element would lose the focus. Options with
 * count 0 stay in their place, disabled. */
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
