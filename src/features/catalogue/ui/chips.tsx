import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { Link } from '../../../design/link.tsx';
import pills from '../../../design/chip/chip.module.css';
import { optionsIn } from '../rules/facet-options.ts';
import { cleared, toggled } from '../url-state/changes.ts';
import { anyPrice } from '../url-state/price.ts';
import type { ListState } from '../url-state/state.ts';
import { filterKeys, writeListState } from '../url-state/write.ts';
import type { ListProps } from './filters.tsx';
import styles from './filters.module.css';

interface Chip {
  key: string;
  label: string;
  /** The list without this filter. */
  without: ListState;
}

/** The chosen filters, each a link that removes it. */
export function Chips({ state, facets, sorts }: ListProps) {
  const t = useTranslations('features/catalogue/ui');
  const chips = useChips({ state, facets });
  if (chips.length === 0) return null;
  const to = (list: ListState) => `?${writeListState(list, sorts)}`;
  return (
    <ul className={pills.row}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            className={pills.outlined}
            to={to(without)}
            preventScrollReset
            aria-label={t('removeFilter', { name: label })}
          >
            {label} <span aria-hidden="true">✕</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={to(cleared(state))} preventScrollReset>
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
      without: toggled(state, name, id),
    })),
  );

function useSwitchChips(state: ListState): Chip[] {
  const t = useTranslations('features/catalogue/ui');
  const priced = usePriceLabel(state.price);
  const { onlyReduced, availableOnline } = state;
  const first = { ...state, page: 1 };
  const chips = [
    { isOn: onlyReduced, label: t('onlyReduced'), without: { ...first, onlyReduced: false } },
    {
      isOn: availableOnline,
      label: t('onlyOnline'),
      without: { ...first, availableOnline: false },
    },
    { isOn: priced !== '', label: priced, without: { ...first, price: anyPrice } },
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
