import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import layout from '../../design/layout.module.css';
import { PageTitle } from '../../shell/page-title.tsx';

export function Erased({ isAccountErased }: { isAccountErased: boolean }) {
  const t = useTranslations('pages/my-account');
  return (
    <div className={layout.stack}>
      <PageTitle title={t('erased')} />
      <h1>{t('erased')}</h1>
      <p>{t('erasedText')}</p>
      {!isAccountErased && <p>{t('erasedElsewhere')}</p>}
      <p>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </p>
    </div>
  );
}
