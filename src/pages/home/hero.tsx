import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../design/button.tsx';
import styles from './hero.module.css';
import picture from './hero.svg?no-inline';

/** The first view: the storehouse, and the campaign of the moment or the shop itself. */
export function Hero({ campaignPath }: { campaignPath: string | null }) {
  const t = useTranslations('home');
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width="1440"
        height="560"
        fetchPriority="high"
      />
      <div className={styles.text}>
        {campaignPath && <p className={styles.ribbon}>{t('heroRibbon')}</p>}
        <h1 id="hero">{campaignPath ? t('hero') : t('season')}</h1>
        <p>{campaignPath ? t('heroText') : t('seasonText')}</p>
        <p>
          <ButtonLink className={styles.link} to={campaignPath ?? '/kategoria'} prefetch="intent">
            {campaignPath ? t('heroLink') : t('seasonLink')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
