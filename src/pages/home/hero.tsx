import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../design/button.tsx';
import styles from './hero.module.css';
import type { CampaignLead } from './shown-first.ts';
import picture from './hero.svg?no-inline';

/** The top of the page: the storehouse picture, with the current campaign or the shop itself. */
export function Hero({ campaign }: { campaign: CampaignLead | null }) {
  const t = useTranslations('pages/home');
  return (
    <div className={styles.hero}>
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width="1440"
        height="560"
        fetchPriority="high"
      />
      <div className={styles.text}>
        {campaign && <p className={styles.ribbon}>{t('heroRibbon')}</p>}
        <h1>{campaign ? campaign.name : t('season')}</h1>
        <p>{campaign ? campaign.text : t('seasonText')}</p>
        <p>
          <ButtonLink
            className={styles.link}
            to={campaign?.urlPath ?? '/kategoria'}
            prefetch="intent"
          >
            {campaign ? t('heroLink') : t('seasonLink')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
