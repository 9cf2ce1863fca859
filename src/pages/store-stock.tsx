/** Current stock of one product or variant per store. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { shopZone } from '#platform/time.ts';
import { labelled } from '#features/catalogue/rules/category-names.ts';
import { crumbsOf } from '#features/catalogue/rules/crumbs.ts';
import { stockByStore } from '#features/stores/client.ts';
import { weekOf } from '#features/stores/rules.ts';
import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/store-stock';
import { askedProduct } from './parts/asked-product.ts';
import { StoreList, type StockByStore } from './parts/stores/list.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, publicUrl, language, now, isFashionToWomen } = facts;
  const product = await askedProduct(facts, { params, request, below: '/myymalat' });
  const asked = new URL(request.url).searchParams.get('variantti');
  const variant = product.variants.find(({ sokId }) => sokId === asked);
  // Of a product with variants, stores only have stock of the variants.
  const sokId = variant?.sokId ?? (product.variants.length === 0 ? product.sokId : null);
  const { dayOfWeek } = now().toZonedDateTimeISO(shopZone);
  const stores = (sokId ? await stockByStore(retailApi, sokId) : []).map((store) => ({
    ...store,
    today: weekOf(store.openingHours)[dayOfWeek - 1] ?? null,
  }));
  const { name, urlPath } = product;
  const categories = product.categories.map((step) => labelled(step, isFashionToWomen));
  const crumbs = [...crumbsOf(categories), { name, to: urlPath }];
  const chosen = [variant?.color?.name, variant?.size].filter(Boolean).join(', ');
  const stock: StockByStore = { sokId, stores };
  const { fi, sv, en } = product.urlPaths;
  const addresses = { fi: `${fi}/myymalat`, sv: `${sv}/myymalat`, en: `${en}/myymalat` };
  return { ...stock, name, chosen, urlPath, addresses, crumbs, publicUrl, language };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta({ ...loaderData });

export default function StoreStockPage({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

function Page({
  name,
  chosen,
  stores,
  sokId,
  urlPath,
  crumbs,
}: Route.ComponentProps['loaderData']) {
  const t = useTranslations('pages/parts/stores');
  const title = t('of', { name: chosen ? `${name}, ${chosen}` : name });
  return (
    <div className={layout.stack}>
      <CrumbList crumbs={crumbs} isOpenEnded />
      <PageTitle title={title} />
      <h1>{title}</h1>
      {sokId ? <StoreList stores={stores} /> : <p>{t('chooseFirst')}</p>}
      <p>
        <Link to={sokId ? `${urlPath}?variantti=${sokId}` : urlPath}>{t('back')}</Link>
      </p>
    </div>
  );
}
