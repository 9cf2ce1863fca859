import { useParams } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';
import { wordsIn } from './words-in.ts';

/** The page of a product that does not exist, or is no longer in the shop (R160). Its address may name it. */
export function ProductNotFound() {
  const t = useTranslations('pages/product.notFound');
  const words = wordsIn(useParams()['slug']);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      {words && (
        <p>
          <ButtonLink to={`/haku?${new URLSearchParams({ hakutermi: words })}`}>
            {t('search', { words })}
          </ButtonLink>
        </p>
      )}
      <p>
        <ButtonLink to="/kategoria" quiet={words !== ''}>
          {t('all')}
        </ButtonLink>
      </p>
    </div>
  );
}
