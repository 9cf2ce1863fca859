/** Current stock of one product or variant per store. */
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { shopZone } from '#platform/time.ts';
import { labelled, namesShown } from '#features/catalogue/rules/category-names.ts';
import { crumbsOf } from '#features/catalogue/rules/crumbs.ts';
import type { StoreStock } from '#features/stores/contract.ts';
import { stockByStore } from '#features/stores/client.ts';
import { spanText } from '#features/stores/rules/hours-text.ts';
import { hoursOn } from '#features/stores/rules/hours.ts';
import { nearestFirst } from '#features/stores/rules/nearest.ts';
import { Link } from '../design/link.tsx';
import layout from '../design/layout.module.css';
import { CrumbList } from '../shell/crumb-list.tsx';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/store-stock';
import { askedProduct } from './parts/asked-product.ts';
import { askedPlace } from './parts/stores/asked-place.ts';
import { FindStores } from './parts/find-stores/find.tsx';
import { StoreList, type ListedStore, type StockByStore } from './parts/stores/list.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, publicUrl, language, space } = facts;
  const product = await askedProduct(facts, { params, request, below: '/myymalat' });
  const asked = new URL(request.url).searchParams.get('variantti');
  const variant = product.variants.find(({ sokId }) => sokId === asked);
  // Of a product with variants, stores only have stock of the variants.
  const sokId = variant?.sokId ?? (product.variants.length === 0 ? product.sokId : null);
  const { query, place, fault } = askedPlace(request.url, space.stores);
  const stocked = sokId ? await stockByStore(retailApi, sokId) : [];
  const stores = nearestFirst(stocked, place).flatMap(({ store, kilometres }) =>
    listed(store, kilometres, facts),
  );
  const { name, nameLanguage, urlPath } = product;
  const names = namesShown(facts);
  const categories = product.categories.map((step) => labelled(step, names));
  const crumbs = [...crumbsOf(categories), { name, nameLanguage, to: urlPath }];
  const chosen = [variant?.color?.name, variant?.size].filter(Boolean).join(', ');
  const stock: StockByStore = { sokId, stores };
  const { fi, sv, en } = product.urlPaths;
  const addresses = { fi: `${fi}/myymalat`, sv: `${sv}/myymalat`, en: `${en}/myymalat` };
  return {
    ...stock,
    variant: variant?.sokId ?? null,
    query,
    fault,
    name,
    chosen,
    urlPath,
    addresses,
    crumbs,
    publicUrl,
    language,
  };
}

/** A store that the space no longer has is left out. */
function listed(
  { code, name, streetAddress, town, state }: StoreStock,
  kilometres: number | null,
  { space, now, language }: RequestFacts,
): ListedStore[] {
  const store = space.stores.find((one) => one.code === code);
  if (!store) return [];
  const { hours } = hoursOn(store, now().toZonedDateTimeISO(shopZone).toPlainDate());
  const today = hours && spanText(hours, language);
  return [{ code, name, streetAddress, town, state, today, kilometres }];
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
  variant,
  query,
  fault,
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
      {sokId && stores.length > 0 && (
        <FindStores query={query} fault={fault} kept={variant ? { variantti: variant } : {}} />
      )}
      {sokId ? <StoreList stores={stores} /> : <p>{t('chooseFirst')}</p>}
      <p>
        <Link to={sokId ? `${urlPath}?variantti=${sokId}` : urlPath}>{t('back')}</Link>
      </p>
    </div>
  );
}
