/** The title of a list: its subject, its filters, its page number. */
import { listText } from '#platform/i18n/lists.ts';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { useChips } from '#features/catalogue/ui/chips.tsx';
import type { ListProps } from '#features/catalogue/ui/filters.tsx';
import { useShop } from '../../shell/shop.ts';
import { PageTitle } from '../../shell/page-title.tsx';

interface ListTitleProps extends Pick<ListProps, 'state' | 'facets'> {
  title: string;
  description?: string;
}

export function ListTitle({ title, description, ...list }: ListTitleProps) {
  const filters = useChips(list).map(({ label }) => label);
  return (
    <PageTitle
      title={filters.length > 0 ? `${title}: ${filters.join(', ')}` : title}
      page={list.state.page}
      description={description}
    />
  );
}

interface Described {
  /** Null for all products. */
  name: string | null;
  count: number;
  /** Names of its subcategories. */
  below: string[];
}

/** The list's description for search engines. */
export function useListDescription({ name, count, below }: Described): string {
  const t = useTranslations('pages/parts/list');
  const language = useLanguage();
  const shop = useShop().name;
  const heading = name ? t('of', { name, count, shop }) : t('all', { count, shop });
  return below.length > 0
    ? `${heading} ${t('below', { names: listText(below, 'or', language) })}`
    : heading;
}
