import { useTranslations } from '#platform/i18n/use-translations.ts';
import { toListPath } from '#features/shopping-lists/rules/choice.ts';
import { Link } from '../../design/link.tsx';

/** Leads to the choice of a shopping list: the page is the same for everybody and knows none. */
export function ToList({ sokId }: { sokId: string }) {
  const t = useTranslations('pages/product');
  return (
    <p>
      <Link to={toListPath([{ sokId, quantity: 1 }])}>{t('toList')}</Link>
    </p>
  );
}
