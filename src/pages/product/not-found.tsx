import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';

/** The page of a product that does not exist, or is no longer in the shop (R160). */
export function ProductNotFound() {
  const t = useTranslations('pages/product.notFound');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <ButtonLink to="/kategoria">{t('all')}</ButtonLink>
      </p>
    </div>
  );
}
