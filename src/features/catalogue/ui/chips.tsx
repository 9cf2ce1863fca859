import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { Link } from '../../../design/link.tsx';
import pills from '../../../design/chip/chip.module.css';
import { optionsIn } from '../rules/facet-options.ts';
import type { ListChange } from '../url-state/changes.ts';
import { anyPrice } from '../url-state/price.ts';
import type { ListState } from '../url-state/state.ts';
import { filterKeys } from '../url-state/write.ts';
import type { ListProps } from './filters.tsx';
import styles from './filters.module.css';
import { useWantedList } from './wanted-list.ts';

interface Chip {
  key: string;
  label: string;
  /** Takes the filter away. */
  without: ListChange;
}

/** The chosen filters, each a link that removes it. */
export function Chips({ state, facets, sorts }: ListProps) {
  const t = useTranslations('features/catalogue/ui');
  const { wanted, send, to } = useWantedList({ state, sorts });
  const chips = useChips({ state: wanted, facets });
  if (chips.length === 0) return null;
  const change = (one: ListChange) => ({
    to: to(one),
    onPlainClick: () => send([one]),
  });
  return (
    <ul className={pills.row}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            className={pills.outlined}
            {...change(without)}
            aria-label={t('removeFilter', { name: label })}
          >
            {label} <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} {...change({ kind: 'clear' })}>
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}

/** One chip per chosen filter value. */
export function useChips({ state, facets }: Pick<ListProps, 'state' | 'facets'>): Chip[] {
  return [...useSwitchChips(state), ...optionChips(state, facets)];
}

const optionChips = (state: ListState, facets: ListProps['facets']): Chip[] =>
  filterKeys.flatMap(([name]) =>
    state.filters[name].map((id) => ({
      key: name + id,
      label: optionsIn(facets, name).find((option) => option.id === id)?.name ?? id,
      without: { kind: 'value', name, value: id, isOn: false },
    })),
  );

function useSwitchChips(state: ListState): Chip[] {
  const t = useTranslations('features/catalogue/ui');
  const priced = usePriceLabel(state.price);
  const { onlyReduced, availableOnline } = state;
  const off = (name: 'onlyReduced' | 'availableOnline'): ListChange => ({
    kind: 'switch',
    name,
    isOn: false,
  });
  const chips: (Omit<Chip, 'key'> & { isOn: boolean })[] = [
    { isOn: onlyReduced, label: t('onlyReduced'), without: off('onlyReduced') },
    { isOn: availableOnline, label: t('onlyOnline'), without: off('availableOnline') },
    { isOn: priced !== '', label: priced, without: { kind: 'price', price: anyPrice } },
  ];
  return chips.filter(({ isOn }) => isOn).map((chip) => ({ ...chip, key: chip.label }));
}

/** Empty for any price. */
function usePriceLabel({ from, to }: ListState['price']): string {
  const t = useTranslations('features/catalogue/ui');
  const language = useLanguage();
  const shown = (cents: number): string => euros(cents, language);
  if (from === null) return to === null ? '' : t('atMost', { price: shown(to) });
  return to === null ? t('atLeast', { price: shown(from) }) : `${shown(from)}–${shown(to)}`;
}
