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

export interface ProductReviewsProps extends ReviewPage {
  shown: ReviewsShown;
  /** Path of the form; null while no reviews are taken (R015). */
  form: string | null;
  /** Query of the page, which the links to other reviews keep. */
  search: URLSearchParams;
}

export function ProductReviews({ form, summary, ...list }: ProductReviewsProps) {
  const t = useTranslations('features/reviews/ui');
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <div className={styles.columns}>
        <div className={layout.stack}>
          {summary.count > 0 ? <Summary summary={summary} /> : <p>{t('none')}</p>}
          {form !== null && (
            <p>
              <ButtonLink to={form} quiet>
                {t('write')}
              </ButtonLink>
            </p>
          )}
          <Checked />
        </div>
        {summary.count > 0 && <ReviewList {...list} />}
      </div>
    </section>
  );
}
