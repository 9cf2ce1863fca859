import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import styles from './cart.module.css';

export function EmptyCart({ refusesCookies }: { refusesCookies: boolean }) {
  const t = useTranslations('pages/cart');
  return (
    <div className={styles.empty}>
      <PageTitle title={t('title')} />
      <Icon name="cart" size={64} />
      <h1 tabIndex={-1}>{t('empty')}</h1>
      <p>{t(refusesCookies ? 'why.noCookies' : 'emptyText')}</p>
      <p className={styles.ways}>
        <ButtonLink to="/kategoria">{t('browse')}</ButtonLink>
        <ButtonLink to="/" quiet>
          {t('home')}
        </ButtonLink>
      </p>
    </div>
  );
}
