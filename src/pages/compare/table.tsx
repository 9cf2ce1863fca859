import { Fragment } from 'react';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import type { ComparedRow, ComparedSection } from '#features/catalogue/rules/comparison.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { EnergyClass } from '#features/catalogue/ui/energy-class.tsx';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { Rated } from '#features/catalogue/ui/rated.tsx';
import { Price } from '#features/pricing/ui/price.tsx';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import { addressOf } from '../parts/comparison/address.ts';
import styles from './compare.module.css';

interface ComparisonProps {
  products: readonly ShownCard[];
  sections: readonly ComparedSection[];
  onlyDifferences: boolean;
}

/** A product is a column; the names of the facts stay in sight when it is scrolled. */
export function Comparison({ products, sections, onlyDifferences }: ComparisonProps) {
  const t = useTranslations('pages/compare');
  const isShown = ({ differs }: ComparedRow) => differs || !onlyDifferences;
  return (
    // A table wider than the screen scrolls; the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table}>
        <Heads products={products} onlyDifferences={onlyDifferences} />
        <tbody>
          {sections.map(({ title, titleLanguage, rows }) => {
            const shown = rows.filter(isShown);
            return (
              <Fragment key={title}>
                {title !== null && shown.length > 0 && (
                  <tr className={styles.section}>
                    <th scope="colgroup" colSpan={products.length + 1}>
                      <span lang={titleLanguage}>{title}</span>
                    </th>
                  </tr>
                )}
                {shown.map((row) => (
                  <Row key={row.key} row={row} />
                ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: ComparedRow }) {
  const { key, name, nameLanguage, values, valueLanguages, differs } = row;
  const t = useTranslations('pages/compare');
  const tNamed = useTranslations('pages/product.named');
  const names = new Map([
    ['material', tNamed('material')],
    ['pattern', tNamed('pattern')],
    ['country_of_origin', tNamed('origin')],
  ]);
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" lang={nameLanguage}>
        {name ?? names.get(key) ?? key}
      </th>
      {values.map((value, at) => (
        // Columns have the places of their products.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at} lang={valueLanguages?.[at] ?? undefined}>
          {value ?? <span className={layout.soft}>{t('unknown')}</span>}
        </td>
      ))}
    </tr>
  );
}

function Heads({ products, onlyDifferences }: Omit<ComparisonProps, 'sections'>) {
  const t = useTranslations('pages/compare');
  const ids = products.map(({ sokId }) => sokId);
  return (
    <thead>
      <tr>
        <td>{t('product')}</td>
        {products.map(
          ({
            sokId,
            name,
            shortName,
            nameLanguage,
            brandName,
            urlPath,
            picture,
            price,
            ...marks
          }) => (
            <th key={sokId} scope="col">
              <ProductPicture
                className={styles.picture}
                picture={picture}
                alt=""
                sizes="200px"
                widths={[160, 320, 480]}
                early
              />
              <span className={layout.soft}>{brandName}</span>
              <Link to={urlPath} lang={nameLanguage}>
                {unbroken(shortName ?? name)}
              </Link>
              {marks.rating && <Rated {...marks.rating} />}
              {marks.energy && <EnergyClass energy={marks.energy} />}
              <Price price={price} sokId={sokId} />
              <Link
                to={addressOf(
                  ids.filter((id) => id !== sokId),
                  onlyDifferences,
                )}
                aria-label={t('removeName', { name })}
              >
                {t('remove')}
              </Link>
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
