/** Up to four products side by side, as links alone: the address names them. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { productId } from '#platform/ids.ts';
import { firstProducts, product as readProduct } from '#features/catalogue/client.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import { comparedSections, mostCompared } from '#features/catalogue/rules/comparison.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { ButtonLink } from '../design/button/button.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/compare';
import { addressOf, comparisonPath, idsIn } from './parts/comparison/address.ts';
import { KeepCompared } from './compare/keep-compared.tsx';
import { Suggested } from './compare/suggested.tsx';
import { Comparison } from './compare/table.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

/** Products offered for comparison. */
const suggestedCount = 8;

export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = new URL(request.url);
  const ids = idsIn(searchParams).map(productId).filter(Boolean);
  const read = await Promise.all(
    ids.map((id) => readProduct(facts.retailApi, id, facts.switches.pdpProductFromDb)),
  );
  const products = read.filter((one) => one !== null);
  return {
    products: shownCards(products, facts),
    sections: comparedSections(products),
    onlyDifferences: searchParams.has('erot'),
    suggested: products.length < mostCompared ? await suggestedFor(products, facts) : [],
  };
}

/** The best sellers of the category of the last product. */
async function suggestedFor(products: readonly ProductDetails[], facts: RequestFacts) {
  const path = products.at(-1)?.categories.at(-1)?.path;
  if (!path) return [];
  const known = new Set(products.map(({ sokId }) => sokId));
  const pageSize = suggestedCount + mostCompared;
  const found = await firstProducts(facts.retailApi, { sortBy: 'bestseller', path, pageSize });
  const others = found.filter(({ sokId }) => !known.has(sokId)).slice(0, suggestedCount);
  return shownCards(others, facts);
}

/** The pages of the products are what search engines find. */
export const meta: Route.MetaFunction = () => pageMeta({});

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('pages/compare');
  const { products, sections, suggested, onlyDifferences } = loaderData;
  const ids = products.map(({ sokId }) => sokId);
  return (
    <div className={layout.stack}>
      <PageTitle title={t('title')} />
      <CrumbList crumbs={[{ name: t('title'), to: comparisonPath }]} />
      <h1>{t('title')}</h1>
      {products.length === 0 && <p>{t('empty')}</p>}
      {products.length > 1 && (
        <p>
          <ButtonLink to={addressOf(ids, !onlyDifferences)} quiet small>
            {t(onlyDifferences ? 'showAll' : 'onlyDifferences')}
          </ButtonLink>
        </p>
      )}
      {products.length > 0 && (
        <Comparison products={products} sections={sections} onlyDifferences={onlyDifferences} />
      )}
      <Suggested products={suggested} ids={ids} onlyDifferences={onlyDifferences} />
      <KeepCompared ids={ids} />
    </div>
  );
}
