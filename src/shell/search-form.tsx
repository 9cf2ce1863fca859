import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { Box } from '#features/search/ui/keys.ts';
import { useHydrated } from '../design/browser-state.ts';
import { Icon } from '../design/icon.tsx';
import styles from './search-form.module.css';
import { onDemand } from '../design/on-demand.ts';

const load = () => import('#features/search/ui/search-panel.tsx');
const SearchPanel = onDemand(async () => ({ default: (await load()).SearchPanel }));

/** The search field: a plain form, and with scripts a combobox (R118) whose panel loads when the field is
 * first focused. Text typed before stays in the field. */
export function SearchForm() {
  const t = useTranslations('shell');
  const id = useId();
  const isHydrated = useHydrated();
  const { field, term, box, setBox } = useBox();
  const [isWanted, setIsWanted] = useState(false);
  const [hasList, setHasList] = useState(false);
  useEffect(() => {
    // The field may have been focused before scripts ran.
    if (document.activeElement === field.current) setIsWanted(true);
  }, [field]);
  const open = () => setBox({ isOpen: true, activeId: null, text: field.current?.value ?? '' });
  return (
    <search className={styles.root}>
      <Form
        className={styles.search}
        action="/haku"
        method="get"
        onSubmit={() => setBox({ ...box, isOpen: false, activeId: null })}
      >
        <input
          ref={field}
          type="search"
          name="hakutermi"
          defaultValue={term}
          aria-label={t('search')}
          placeholder={t('search')}
          enterKeyHint="search"
          autoComplete="off"
          required
          minLength={2}
          maxLength={200}
          {...(isHydrated && comboboxOf({ ...box, isOpen: box.isOpen && hasList }, id))}
          onPointerEnter={() => void load()}
          onFocus={() => setIsWanted(true)}
          onInput={open}
          // Until the panel handles keys itself.
          onKeyDown={(event) => event.key === 'ArrowDown' && !event.defaultPrevented && open()}
          // Touch screens have no ArrowDown key.
          onPointerUp={({ pointerType }) => pointerType === 'touch' && open()}
        />
        <button type="submit" aria-label={t('searchButton')}>
          <Icon name="search" />
          <span>{t('searchButton')}</span>
        </button>
      </Form>
      {isWanted && (
        <Suspense>
          <SearchPanel
            field={field}
            id={id}
            box={box}
            setBox={setBox}
            onShown={() => setHasList(true)}
          />
        </Suspense>
      )}
    </search>
  );
}

/** `type=search` cannot be a combobox, so the field becomes an ordinary one from then on.
 * @param id of the list of options */
const comboboxOf = ({ isOpen, activeId }: Box, id: string) => ({
  type: 'text',
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  // A field that is typed in may wait for the list, which loads when it is first focused.
  'aria-controls': isOpen ? id : undefined,
  'aria-expanded': isOpen,
  'aria-activedescendant': activeId ?? undefined,
});

/** The field keeps its text on the search page and is cleared when the shopper leaves it (R127). */
function useBox() {
  const field = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const term = pathname === '/haku' ? (new URLSearchParams(search).get('hakutermi') ?? '') : '';
  const place = `${pathname}?${term}`;
  const shown = useRef(place);
  const [box, setBox] = useState<Box>({ isOpen: false, activeId: null, text: term });
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (field.current) field.current.value = term;
    setBox({ isOpen: false, activeId: null, text: term });
  }, [place, term]);
  return { field, term, box, setBox };
}
