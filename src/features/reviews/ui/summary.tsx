import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Stars } from '../../../design/stars/stars.tsx';
import layout from '../../../design/layout.module.css';
import type { ReviewSummary } from '../contract.ts';
import { halvesOf, mostSaid } from '../rules.ts';
import styles from './reviews.module.css';

/** Average, number of reviews by stars, and how the product fits. */
export function Summary({ summary }: { summary: ReviewSummary }) {
  const t = useTranslations('features/reviews/ui');
  const { average, count, distribution } = summary;
  if (average === null) return null;
  const said = t('average', { average });
  return (
    <div className={layout.tight}>
      <p className={styles.average}>
        <strong>{average === null ? '' : said}</strong>
        <Stars halves={halvesOf(average)} label={said} />
        <span className={layout.soft}>{t('count', { count })}</span>
      </p>
      <ul className={styles.distribution} aria-label={t('distribution')}>
        {distribution.map((reviews, i) => (
          <li key={distribution.length - i}>
            <span>{t('starsOf', { stars: distribution.length - i })}</span>
            <span className={styles.track}>
              <svg aria-hidden="true" width={`${(reviews / count) * 100}%`} height="100%" />
            </span>
            <span>{t('count', { count: reviews })}</span>
          </li>
        ))}
      </ul>
      <Fitting fits={summary.fits} />
    </div>
  );
}

function Fitting({ fits }: Pick<ReviewSummary, 'fits'>) {
  const t = useTranslations('features/reviews/ui');
  const most = mostSaid(fits);
  if (most === null) return null;
  const all = fits.small + fits.true + fits.large;
  return (
    <p>
      <strong>{t('fit.title')}:</strong>{' '}
      {t('fitSaid', { said: t(`fit.${most}`), count: fits[most], all })}
    </p>
  );
}
