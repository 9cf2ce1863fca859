/** The filters of a list: a plain GET form; with scripts, every change is sent at once. */
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../../design/browser-state.ts';
import { Button } from '../../../design/button/button.tsx';
import type { Facets } from '../contract/facets.ts';
import { changesOfBox, changesOfPrice, touchedBoxes } from '../url-state/form-changes.ts';
import { sortValue, type SortOption } from '../url-state/sorts.ts';
import type { ListState } from '../url-state/state.ts';
import { filterKeys, formFields } from '../url-state/write.ts';
import { FacetOptionBox, FacetPanel } from './facet-panel.tsx';
import styles from './filters.module.css';
import { PricePanel } from './price-panel.tsx';
import { useWantedList } from './wanted-list.ts';

export interface ListProps {
  state: ListState;
  facets: Facets;
  sorts: readonly SortOption[];
}

interface FiltersProps extends ListProps {
  /** Id of the form, for a sort field outside of it; without an id the form has the sort as a hidden field. */
  id?: string;
}

export function Filters({ state: shown, facets, sorts, id }: FiltersProps) {
  const t = useTranslations('features/catalogue/ui');
  const { wanted: state, send } = useWantedList({ state: shown, sorts });
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Apply what was chosen before hydration.
    send(touchedBoxes(boxesOf(form.current)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Form
      ref={form}
      className={styles.form}
      id={id}
      method="get"
      onChange={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) return;
        // An amount that was typed and not sent counts with the next choice.
        send([...changesOfPrice(new FormData(currentTarget)), ...changesOfBox(target)]);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        send(changesOfPrice(new FormData(event.currentTarget)));
      }}
    >
      {state.searchTerm && <input type="hidden" name="hakutermi" value={state.searchTerm} />}
      {!id && <input type="hidden" name={formFields.sort} value={sortValue(state.sort)} />}
      {facets.price && <Switches state={state} reduced={facets.reduced} />}
      <Panels state={state} facets={facets} />
      {facets.price && <PricePanel bounds={facets.price} price={state.price} />}
      {!isHydrated && (
        <Button quiet small>
          {t('apply')}
        </Button>
      )}
    </Form>
  );
}

/** One panel for each filter; each property is one of its own. */
function Panels({ state, facets }: Pick<ListProps, 'state' | 'facets'>) {
  const t = useTranslations('features/catalogue/ui');
  return filterKeys.flatMap(([name, param]) => {
    const panels =
      name === 'properties'
        ? facets.properties
        : [{ id: name, name: t(`facets.${name}`), options: facets[name] }];
    return panels.map(({ id, name: title, options }) => (
      <FacetPanel
        key={id}
        {...{ name, title, param, options }}
        chosen={state.filters[name].filter((one) => options.some((option) => option.id === one))}
      />
    ));
  });
}

const boxesOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [];

/** Filters that are on or off. */
function Switches({ state, reduced }: { state: ListState; reduced: number }) {
  const t = useTranslations('features/catalogue/ui');
  return (
    <div className={styles.switches}>
      <FacetOptionBox
        option={{ id: 'true', name: t('onlyReduced'), count: reduced }}
        param="alennus"
        isChosen={state.onlyReduced}
      />
      <FacetOptionBox
        option={{ id: 'true', name: t('onlyOnline') }}
        param="verkkosaatavuus"
        isChosen={state.availableOnline}
      />
    </div>
  );
}
