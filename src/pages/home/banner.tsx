import { Link } from 'react-router';
import type { ProductCard } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import styles from './banner.module.css';

interface BannerProps {
  look: 'gold' | 'spruce';
  title: string;
  text: string;
  link: string;
  to: string;
  /** Shown as pictures; a banner without goods is not shown. */
  products: ProductCard[];
}

export function Banner({ look, title, text, link, to, products }: BannerProps) {
  if (products.length === 0) return null;
  return (
    <section className={`${styles.banner} ${styles[look]}`}>
      <div className={styles.text}>
        <h2>
          <Link to={to} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p>{text}</p>
        <p className={styles.link} aria-hidden="true">
          {link} ›
        </p>
      </div>
      <div className={styles.pictures}>
        {products.map(({ sokId, picture }) => (
          <ProductPicture
            key={sokId}
            picture={picture}
            alt=""
            sizes="(min-width: 1024px) 120px, 22vw"
            className={styles.picture}
          />
        ))}
      </div>
    </section>
  );
}
