import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import layout from '../../design/layout.module.css';
import type { Chosen } from './choice.tsx';
import styles from './product.module.css';

/** What the product is, in rows; empty ones are left out. */
export function Facts({ product, variant }: Chosen) {
  const t = useTranslations('catalogue');
  const category = product.categories.at(-1);
  const rows = [
    [t('brand'), product.brandName],
    [t('category'), category && <Link to={`/kategoria/${category.path}`}>{category.name}</Link>],
    [t('color'), variant?.color?.name],
    [t('size'), variant?.size],
    [t('measure'), product.measure],
    [t('number'), variant?.sokId ?? product.sokId],
    [t('gtin'), variant?.gtin ?? product.gtin],
  ] as const;
  return (
    <section className={layout.tight} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <dl className={styles.table}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
