/** The head of a campaign's page: banner, description, times, days. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import { endIn, momentIn } from '#platform/moment.ts';
import { useSession } from '#features/session/ui/session.ts';
import { Link } from '../../../design/link.tsx';
import chip from '../../../design/chip/chip.module.css';
import { Text } from '../../../design/text/text.tsx';
import { useReturning } from '../../../shell/here.ts';
import { BannerPicture } from '../content/banner-picture.tsx';
import styles from './campaign.module.css';
import type { CampaignHead } from './place.ts';

export function Head({ campaign }: { campaign: CampaignHead }) {
  const t = useTranslations('pages/parts/campaign');
  const language = useLanguage();
  const { name, path, text, stage, startTime, endTime, bannerImage } = campaign;
  const times = {
    before: t('starts', { time: momentIn(startTime, language) }),
    during: t('ends', { time: endIn(endTime, language) }),
    over: t('over'),
  };
  return (
    <div className={`${styles.head} campaign-${path}`}>
      {bannerImage && <BannerPicture className={styles.banner} {...bannerImage} />}
      <div className={styles.text}>
        <p className={`${styles.ribbon} ${styles[stage]}`}>{times[stage]}</p>
        <Text as="h1" variant="display" weight="semibold">
          {name}
        </Text>
        <p>
          {text} <LogIn label={stage === 'during' ? campaign.loginLink : null} />
        </p>
        <FreePickup from={stage === 'over' ? null : campaign.freePickupFrom} />
      </div>
    </div>
  );
}

/** For shoppers who are not logged in (R178). */
function LogIn({ label }: { label: string | null }) {
  const { status } = useSession();
  const logIn = useReturning('/check-login');
  return label !== null && status !== 'customer' && <a href={logIn}>{label}</a>;
}

function FreePickup({ from }: { from: number | null }) {
  const t = useTranslations('pages/parts/campaign');
  const language = useLanguage();
  if (from === null) return null;
  return (
    <p>
      <Link to="/info/toimitustavat">
        {from === 0 ? t('freePickup') : t('freePickupFrom', { price: euros(from, language) })}
      </Link>
    </p>
  );
}

/** The days of a campaign, with when the products of each can be bought (R174). */
export function Days({ days }: Pick<CampaignHead, 'days'>) {
  const t = useTranslations('pages/parts/campaign');
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days">
      <h2 id="days">{t('days')}</h2>
      <ul className={styles.days}>
        {days.map(({ name, buyableFrom }) => (
          <li key={name}>
            <strong>{name}</strong>
            {buyableFrom && ` – ${t('dayFrom', { time: momentIn(buyableFrom, language) })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Categories({ below }: Pick<CampaignHead, 'below'>) {
  const t = useTranslations('pages/parts/campaign');
  if (below.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul className={chip.row}>
        {below.map(({ name, urlPath }) => (
          <li key={urlPath}>
            <Link className={`${chip.outlined} ${styles.category}`} to={urlPath} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
