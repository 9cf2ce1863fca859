/** The campaigns that run, and those to come. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { momentIn } from '#platform/moment.ts';
import { Link } from '../../../design/link.tsx';
import { CampaignCards } from '../content/blocks/campaign-cards.tsx';
import styles from './campaign.module.css';
import type { OtherCampaigns } from './place.ts';

interface OthersProps extends OtherCampaigns {
  /** Whether they are what the page begins with. */
  isFirst?: boolean;
}

export function Others({ running, coming, isFirst }: OthersProps) {
  const t = useTranslations('pages/parts/campaign');
  const language = useLanguage();
  return (
    <>
      {running.length > 0 ? (
        <section aria-labelledby="running" className={styles.section}>
          <h2 id="running">{t('now')}</h2>
          <CampaignCards campaigns={running} isFirst={isFirst} />
        </section>
      ) : (
        <p>
          {t('none')} <Link to="/kategoria">{t('toShop')}</Link>
        </p>
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming" className={styles.section}>
          <h2 id="coming">{t('coming')}</h2>
          <CampaignCards
            campaigns={coming.map((one) => ({
              ...one,
              text: t('starts', { time: momentIn(one.startTime, language) }),
            }))}
          />
        </section>
      )}
    </>
  );
}
