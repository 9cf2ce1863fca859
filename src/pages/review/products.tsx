import { useHref, useLocation } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import type { ReviewableProduct } from '#features/reviews/contract.ts';
import { ButtonLink } from '../../design/button/button.tsx';
import { MarkedText } from '../../design/marked-text.tsx';
import layout from '../../design/layout.module.css';
import { Link } from '../../design/link.tsx';
import styles from './review.module.css';

interface ProductsProps {
  products: ReviewableProduct[];
  /** Query of the page: it may name the order of a guest. */
  search: string;
  /** One has just been reviewed. */
  isMore: boolean;
}

/** Products that were bought, each with what its buyer can do. */
export function Products({ products, search, isMore }: ProductsProps) {
  const t = useTranslations('pages/review');
  const to = (sokId: string) => {
    const query = new URLSearchParams(search);
    query.delete('kiitos');
    query.set('tuote', sokId);
    return `/arvio?${query}`;
  };
  return (
    <section className={layout.tight} aria-labelledby="bought">
      <h2 id="bought">{t(isMore ? 'more' : 'bought')}</h2>
      <ul className={styles.products}>
        {products.map(({ sokId, name, nameLanguage, picture, own }) => (
          <li key={sokId}>
            <ProductPicture
              picture={picture}
              alt=""
              sizes="72px"
              widths={[160, 320]}
              className={styles.picture}
            />
            <div>
              <Link to={to(sokId)} aria-label={t(own ? 'changeOf' : 'reviewOf', { name })}>
                <MarkedText text={name} lang={nameLanguage} />
              </Link>
              <p className={layout.soft}>{own ? t(`state.${own.state}`) : t('unwritten')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only customers see what they bought; guests have the link in their mail. */
export function LogIn() {
  const t = useTranslations('pages/review');
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  return (
    <div className={`${layout.card} ${layout.tight}`}>
      <p>{t('loginText')}</p>
      <p>
        <ButtonLink to={`/check-login?target=${encodeURIComponent(here)}`} quiet reloadDocument>
          {t('login')}
        </ButtonLink>
      </p>
    </div>
  );
}
