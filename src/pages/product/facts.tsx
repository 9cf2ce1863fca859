import { useTranslations } from '#platform/i18n/use-translations.ts';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import type { Chosen } from './chosen.ts';
import { Rows } from './rows.tsx';

/** Properties of the product, one per row. */
export function Facts({ chosen: { product, variant } }: { chosen: Chosen }) {
  const t = useTranslations('pages/product');
  const category = product.categories.at(-1);
  return (
    <section className={layout.tight} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <Rows
        rows={[
          [t('brand'), product.brandName],
          [
            t('category'),
            category && <Link to={`/kategoria/${category.path}`}>{category.name}</Link>,
          ],
          [t('color'), variant?.color?.name],
          [t('size'), variant?.size],
          [t('contents'), product.measure],
          [t('number'), variant?.sokId ?? product.sokId],
          [t('gtin'), variant?.gtin ?? product.gtin],
        ]}
      />
    </section>
  );
}
