/** Where to go on after a search without results. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { ProductCard } from '#features/catalogue/ui/product-card.tsx';
import row from '#features/catalogue/ui/product-row.module.css';
import type { SuggestedCategory } from '#features/search/contract.ts';
import { resultsPath } from '#features/search/rules/term.ts';
import { ButtonLink } from '../../../design/button/button.tsx';
import layout from '../../../design/layout.module.css';
import { Ways } from './ways.tsx';

interface HelpProps {
  /** Terms near the one that found nothing, which find something. */
  near: string[];
  categories: SuggestedCategory[];
  /** What others search for. */
  terms: string[];
  /** Departments with most products. */
  departments: { name: string; urlPath: string }[];
  bestsellers: ShownCard[];
}

export function Help({ near, categories, terms, departments, bestsellers }: HelpProps) {
  const t = useTranslations('pages/search/further');
  const searches = (all: string[]) => all.map((term) => ({ name: term, to: resultsPath(term) }));
  const fitting = categories.map(({ name, above, urlPath }) => ({
    name: [...above.slice(-1), name].join(' › '),
    to: urlPath,
  }));
  const largest = departments.map(({ name, urlPath }) => ({ name, to: urlPath }));
  return (
    <>
      <Ways title={t('nearTerms')} ways={searches(near)} />
      <Ways title={t('near')} ways={fitting} />
      <Ways title={t('others')} ways={searches(terms)} />
      <Ways title={t('departments')} ways={largest} />
      <p>
        <ButtonLink to="/kategoria" quiet>
          {t('browse')}
        </ButtonLink>
      </p>
      <Bestsellers products={bestsellers} />
    </>
  );
}

/** Without buttons: their code is in no part of this page. */
function Bestsellers({ products }: { products: ShownCard[] }) {
  const t = useTranslations('pages/search/further');
  if (products.length === 0) return null;
  return (
    <section className={row.section} aria-labelledby="bestsellers">
      <h2 id="bestsellers">{t('bestsellers')}</h2>
      <ul className={`${layout.sideways} ${row.row}`}>
        {products.map((product) => (
          <li key={product.sokId}>
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
