/** Products in lists. */
import { useContext } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Price } from '../../pricing/ui/price.tsx';
import type { ProductCard as Card } from '../contract.ts';
import { CardMark } from './card-mark.ts';
import styles from './product-card.module.css';
import { ProductPicture } from './picture.tsx';

const gridSizes =
  '(min-width: 1920px) 240px, (min-width: 1024px) 260px, (min-width: 768px) 31vw, 46vw';
/** Cards in a row of the widest screens: the pictures of the first row load at once. */
const rowLength = 5;

export function ProductGrid({ products }: { products: Card[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product, i) => (
        <li key={product.sokId}>
          <ProductCard product={product} heading="h2" first={i === 0} early={i < rowLength} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  product: Card;
  /** Its rank below the heading of the list. */
  heading: 'h2' | 'h3';
  /** How soon its picture loads, as for `ProductPicture`. */
  first?: boolean;
  early?: boolean;
}

export function ProductCard({
  product,
  heading: Heading,
  first = false,
  early = false,
}: CardProps) {
  const t = useTranslations('features/catalogue');
  const mark = useContext(CardMark)?.(product);
  return (
    <article className={styles.card}>
      <ProductPicture
        picture={product.picture}
        alt=""
        sizes={gridSizes}
        first={first}
        early={early}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <span className={styles.brand}>{product.brandName}</span>
        <Heading className={styles.name}>
          <Link className={styles.link} to={product.urlPath} prefetch="intent">
            {product.name}
          </Link>
        </Heading>
        <div className={styles.colours}>
          {product.colors.length > 1 &&
            product.colors.map(({ id, hex, name }) => (
              <svg key={id} className={styles.dot} color={hex ?? '#ccc'}>
                <title>{name}</title>
              </svg>
            ))}
        </div>
        <Price data={product.priceData} sokId={product.sokId} />
      </div>
      {product.isNew && <span className={styles.ribbon}>{t('new')}</span>}
      {mark && <div className={styles.mark}>{mark}</div>}
    </article>
  );
}
