/** Reviews on the page of a product: what they add up to, one page of them, and how they are checked. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import type { ReviewPage } from '../contract.ts';
import type { ReviewsShown } from '../url-state.ts';
import { Checked } from './checked.tsx';
import { ReviewList } from './review-list.tsx';
import { Summary } from './summary.tsx';
import styles from './reviews.module.css';

export interface ProductReviewsProps {
  /** Null while they cannot be read. */
  page: ReviewPage | null;
  shown: ReviewsShown;
  /** Path of the form; null while no reviews are taken (R015). */
  form: string | null;
  /** Query of the page, which the links to other reviews keep. */
  search: URLSearchParams;
}

export function ProductReviews({ form, page, ...list }: ProductReviewsProps) {
  const t = useTranslations('features/reviews/ui');
  const isRated = page !== null && page.summary.count > 0;
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <div className={styles.columns}>
        <div className={layout.stack}>
          {isRated ? <Summary summary={page.summary} /> : <p>{t(page ? 'none' : 'away')}</p>}
          {form !== null && (
            <p>
              <ButtonLink to={form} quiet>
                {t('write')}
              </ButtonLink>
            </p>
          )}
          <Checked />
        </div>
        {isRated && <ReviewList {...page} {...list} />}
      </div>
    </section>
  );
}
