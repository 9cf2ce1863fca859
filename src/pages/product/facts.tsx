import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import { guaranteePage } from '#features/content/rules/law-pages.ts';
import { MarkedText } from '../../design/marked-text.tsx';
import { Link } from '../../design/link.tsx';
import layout from '../../design/layout.module.css';
import type { Chosen } from './chosen.ts';
import { Rows } from './rows.tsx';

interface FactsProps {
  chosen: Chosen;
  details: ProductDetails['details'];
  /** Food has its origin in a table of its own. */
  hasFood: boolean;
}

/** What the shop knows of the product and what the merchant says of it in general, one fact per row. */
export function Facts({ chosen, details, hasFood }: FactsProps) {
  const t = useTranslations('pages/product');
  const { product, variant } = chosen;
  const { brandName, brandId } = product;
  const category = product.categories.at(-1);
  return (
    <section className={layout.tight} aria-labelledby="facts">
      <h2 id="facts">{t('facts')}</h2>
      <Rows
        rows={[
          [t('brand'), brandName && <Link to={`/tuotemerkit/${brandId}`}>{brandName}</Link>],
          [
            t('category'),
            category && (
              <Link to={`/kategoria/${category.path}`} lang={category.nameLanguage}>
                {category.name}
              </Link>
            ),
          ],
          [t('color'), variant?.color?.name],
          [t('size'), variant?.size],
          [t('contents'), product.measure],
          ...useGeneral(details, hasFood),
          [t('guarantee'), !hasFood && <Link to={guaranteePage}>{t('guaranteeText')}</Link>],
          ...useNumbers(chosen),
        ]}
      />
    </section>
  );
}

function useNumbers({ product, variant }: Chosen) {
  const t = useTranslations('pages/product');
  const { sokId, sku, mpn } = variant ?? product;
  return [
    [t('number'), sokId],
    [t('sku'), sku],
    [t('mpn'), mpn],
    [t('gtin'), variant?.gtin ?? product.gtin],
  ] as const;
}

/** Facts without a heading; the shop names those of feeds. */
function useGeneral(details: FactsProps['details'], hasFood: boolean) {
  const t = useTranslations('pages/product.named');
  const names = new Map([
    ['material', t('material')],
    ['pattern', t('pattern')],
    ...(hasFood ? [] : [['country_of_origin', t('origin')] as const]),
  ]);
  const general = details.find(({ title }) => title === null)?.rows ?? [];
  return general.flatMap(({ key, name, nameLanguage, value, valueLanguage }) => {
    const shown = name ?? names.get(key);
    const text = <MarkedText text={value} lang={valueLanguage} />;
    return shown ? [[shown, text, nameLanguage] as const] : [];
  });
}

/** The merchant's own facts under their headings. */
export function Details({ details }: Pick<FactsProps, 'details'>) {
  return details.map(
    ({ title, titleLanguage, rows }, at) =>
      title !== null && (
        <section className={layout.tight} key={title} aria-labelledby={`details-${at}`}>
          <h3 id={`details-${at}`} lang={titleLanguage}>
            {title}
          </h3>
          <Rows
            rows={rows.map(({ key, name, nameLanguage, value, valueLanguage }) => [
              name ?? key,
              <MarkedText key={key} text={value} lang={valueLanguage} />,
              nameLanguage,
            ])}
          />
        </section>
      ),
  );
}
