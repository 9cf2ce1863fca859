/** Link back to the products: to the last page of the store, or to all products while that is unknown
 * (R377, R378). */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { useLastStorePath } from '../../shell/on-demand/last-path.ts';

export function GoOn() {
  const t = useTranslations('pages/cart');
  return (
    <ButtonLink to={useLastStorePath() ?? '/kategoria'} quiet wide>
      {t('goOn')}
    </ButtonLink>
  );
}
