import { useTranslations } from '#platform/i18n/use-translations.ts';
import { useHydrated } from '../../design/browser-state.ts';
import { Link } from '../../design/link.tsx';
import { addressWith } from '../parts/comparison/address.ts';
import { comparedInTab } from '../parts/comparison/compared-in-tab.ts';

/** Leads to the comparison with this product; with scripts, beside those that were compared before. */
export function CompareLink({ sokId }: { sokId: string }) {
  const t = useTranslations('pages/product');
  const ids = useHydrated() ? comparedInTab() : [];
  return (
    <p>
      <Link to={addressWith(ids, sokId)}>{t('compare')}</Link>
    </p>
  );
}
