/** One page of reviews, with links to the others. Links load the page anew, so they need no script. */
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { perLanguage } from '#platform/i18n/per-language.ts';
import { Link } from '../../../design/link.tsx';
import { Pagination } from '../../../design/pagination/pagination.tsx';
import { Stars } from '../../../design/stars/stars.tsx';
import layout from '../../../design/layout.module.css';
import type { Review } from '../contract.ts';
import { reviewSorts } from '../contract/values.ts';
import { writeReviews, type ReviewsShown } from '../url-state.ts';
import styles from './reviews.module.css';

interface ListProps {
  reviews: Review[];
  pages: number;
  shown: ReviewsShown;
  search: URLSearchParams;
}

export function ReviewList({ reviews, pages, shown, search }: ListProps) {
  const to = (next: ReviewsShown) => `?${writeReviews(next, search)}#reviews`;
  return (
    <div className={layout.stack}>
      {(pages > 1 || reviews.length > 1) && <Sorts shown={shown} to={to} />}
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Paging shown={shown} pages={pages} to={to} />}
    </div>
  );
}

interface LinksProps {
  shown: ReviewsShown;
  to: (shown: ReviewsShown) => string;
}

function Sorts({ shown, to }: LinksProps) {
  const t = useTranslations('features/reviews/ui');
  return (
    <nav className={styles.links} aria-label={t('sort')}>
      {reviewSorts.map((sort) => (
        <Link
          key={sort}
          to={to({ page: 1, sort })}
          reloadDocument
          rel="nofollow"
          aria-current={sort === shown.sort || undefined}
        >
          {t(`sorts.${sort}`)}
        </Link>
      ))}
    </nav>
  );
}

function Paging({ shown, pages, to }: LinksProps & { pages: number }) {
  const t = useTranslations('features/reviews/ui');
  return (
    <Pagination
      label={t('paging')}
      previous={t('previous')}
      next={t('next')}
      page={shown.page}
      pages={pages}
      linkTo={(page) => ({ to: to({ ...shown, page }), reloadDocument: true })}
    />
  );
}

const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Helsinki' }),
);

function OneReview({ review }: { review: Review }) {
  const t = useTranslations('features/reviews/ui');
  const pageLanguage = useLanguage();
  const { stars, title, text, displayName, fit, language, sentAt } = review;
  const day = days(pageLanguage).format(new Date(sentAt));
  const lang = language === pageLanguage ? undefined : language;
  return (
    <article className={styles.review}>
      <Stars halves={stars * 2} label={t('given', { stars })} />
      {title && <h3 lang={lang}>{title}</h3>}
      <p lang={lang} className={styles.text}>
        {text}
      </p>
      {fit && <p className={layout.soft}>{t(`fit.${fit}`)}</p>}
      <p className={layout.soft}>{t('by', { name: displayName, day })}</p>
    </article>
  );
}
