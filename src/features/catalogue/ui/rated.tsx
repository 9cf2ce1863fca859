import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Stars } from '../../../design/stars/stars.tsx';
import type { Rating } from '../contract.ts';

/** Stars and number of the reviews of a product. */
export function Rated({ average, count }: Rating) {
  const t = useTranslations('features/catalogue');
  return (
    <Stars halves={Math.round(average * 2)} label={t('rated', { average, count })}>
      {`(${count})`}
    </Stars>
  );
}
