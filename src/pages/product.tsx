import { Suspense } from 'react';
import { unbroken } from '#platform/i18n/unbroken.ts';

import {
  isRouteErrorResponse,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { localText, type Language } from '#platform/i18n/language.ts';
import { firstProducts } from '#features/catalogue/client.ts';
import type { Product, ProductCard } from '#features/catalogue/contract.ts';
import { crumbsOf } from '#features/catalogue/rules/crumbs.ts';
import { labelled, namesShown } from '#features/catalogue/rules/category-names.ts';
import { showsOnlineOnly } from '#features/catalogue/rules/online-only.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { deliveryMethods } from '#features/checkout/client.ts';
import { promisedDays, promiseKey } from '#features/checkout/rules/promised-days.ts';
import { paidByAll } from '#features/pricing/rules/paid.ts';
import layout from '../design/layout.module.css';
import { usePendingHere } from '../design/pending-here.ts';
import { describePage } from '../shell/head/page-description.ts';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import { ProductTrail } from '../shell/visits.tsx';
import { shouldRevalidate as pageRevalidates } from '../shell/revalidation.ts';
import type { Route } from './+types/product';
import { askedProduct } from './parts/asked-product.ts';
import { addToCartAction, type AddResult } from './parts/cart-session.ts';
import { CompareLink, Food, ProductReviews, Safety } from './product/after-sale.soon.ts';
import { availabilityOf, chosenOf, picturesOf } from './product/chosen.ts';
import { Details, Facts } from './product/facts.tsx';
import { Gallery } from './product/gallery.tsx';
import { Highlights } from './product/highlights.tsx';
import { loadReviews } from './product/load-reviews.ts';
import { ProductNotFound } from './product/not-found.tsx';
import styles from './product/product.module.css';
import { RecentlyViewed } from './product/recently-viewed.soon.ts';
import { Sale } from './product/sale.tsx';
import { chartOf } from './product/size-charts.ts';
import { publishedDetails } from './product/published.ts';
import { productEntities } from './product/structured-data.ts';

const relatedCount = 10;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { publicUrl, language, now, space } = facts;
  const product = await askedProduct(facts, { params, request });
  const names = namesShown(facts);
  const categories = product.categories.map((step) => labelled(step, names));
  const published = await publishedDetails(product, facts);
  describePage(context, {
    type: 'product',
    pictures: [product.picture],
    entities: () => productEntities({ ...published, categories }, facts),
  });
  return {
    product: { ...product, categories },
    crumbs: crumbsOf(categories),
    addresses: product.urlPaths,
    inCampaigns: campaignsOf(product, facts),
    ...(await relatedProducts(product, facts)),
    delivery: await deliveryOf(product, facts),
    reviews: await loadReviews(product, facts, new URL(request.url)),
    chart: chartOf(product, space.sizeCharts),
    onlineOnly: showsOnlineOnly(product.availability, space.catalogue.onlineOnlyNotice, now()),
    hasStores: space.stores.length > 0,
    publicUrl,
    language,
  };
}

/** The active campaigns the product is in, by path. */
const campaignsOf = (product: Product, { space, language }: RequestFacts) =>
  Object.fromEntries(
    space.campaigns
      .filter(({ path }) => product.campaigns.includes(path))
      .map(({ path, name, categoryCrumbs = 2 }) => [
        path,
        { name: localText(name, language), categoryCrumbs },
      ]),
  );

/** Related products: of the same category, and of the brand in the whole department. */
async function relatedProducts(product: Product, facts: RequestFacts) {
  const { retailApi } = facts;
  const { sokId, brandId, categories } = product;
  const path = categories.at(-1)?.path;
  const department = categories[0]?.path;
  const first = { sortBy: 'bestseller' as const, pageSize: relatedCount + 1 };
  const none: ProductCard[] = [];
  const [related, ofBrand] = await Promise.all([
    path ? firstProducts(retailApi, { ...first, path }) : none,
    brandId && department
      ? firstProducts(retailApi, { ...first, path: department, mainBrandId: [brandId] })
      : none,
  ]);
  const others = (products: ProductCard[], shown: ProductCard[]) =>
    products
      .filter((one) => one.sokId !== sokId && !shown.some((other) => other.sokId === one.sokId))
      .slice(0, relatedCount);
  const inCategory = others(related, []);
  return {
    related: shownCards(inCategory, facts),
    ofBrand: shownCards(others(ofBrand, inCategory), facts),
  };
}

/** Delivery cost and time of one item. */
async function deliveryOf(
  product: Product,
  { retailApi, language }: Pick<RequestFacts, 'retailApi' | 'language'>,
) {
  const { deliveryMethods: methods, postcode } = await deliveryMethods(
    retailApi,
    paidByAll(product.priceData),
    product,
  );
  const shown = methods.map(
    ({ name, priceEuroCents, freeFromEuroCents, promise, kind, isBySlot, ...method }) => ({
      id: method.deliveryMethodId,
      name,
      priceEuroCents,
      freeFromEuroCents,
      earliest: promise.earliest,
      days: promisedDays(promise, language),
      isCollected: promiseKey(kind) === 'collectable',
      isBySlot,
    }),
  );
  return { methods: shown, postcode };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return addToCartAction(request, factsOf(context).retailApi, params.id);
}

/** Every variant came with the product: choosing one needs no request, so it is shown at once. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.formMethod === undefined && change.currentUrl.pathname === change.nextUrl.pathname
    ? false
    : pageRevalidates(change);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ path: loaderData?.addresses, ...loaderData });

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Page loaderData={loaderData} result={actionData} />;
}

interface PageProps {
  loaderData: Route.ComponentProps['loaderData'];
  /** The result that came with the page, after a form was sent without scripts. */
  result: AddResult | undefined;
}

function Page({ loaderData, result }: PageProps) {
  const t = useTranslations('pages/product');
  const { product, crumbs, inCampaigns, related, ofBrand, reviews } = loaderData;
  const [search] = useSearchParams();
  const pending = usePendingHere();
  const wanted = pending ? new URLSearchParams(pending.search) : search;
  const chosen = chosenOf(product, wanted.get('variantti'));
  const { name, shortName, categories, brandName, brandId } = product;
  return (
    <div className={layout.stack}>
      <PageTitle
        title={brandName ? `${shortName ?? name} – ${brandName}` : name}
        description={product.description}
      />
      <ProductTrail product={{ ...product, crumbs, inCampaigns }} />
      <div className={styles.product}>
        <Gallery {...product} pictures={picturesOf(chosen)} />
        <div className={styles.facts}>
          <Sale {...loaderData} chosen={chosen} result={result} />
          <Description text={product.description} lang={product.descriptionLanguage} />
          <Highlights {...product} />
        </div>
      </div>
      <div className={styles.more}>
        <Facts chosen={chosen} details={product.details} hasFood={product.food !== null} />
        {product.details.some(({ title }) => title !== null) && (
          <Suspense>
            <CompareLink sokId={product.sokId} />
          </Suspense>
        )}
        <Details details={product.details} />
        <Suspense>
          <Food product={product} />
          <Safety {...product} />
        </Suspense>
      </div>
      <Suspense>
        <ProductReviews {...reviews} search={search} />
      </Suspense>
      <ProductRow
        title={t(availabilityOf(chosen) === 'SOLD_OUT' ? 'instead' : 'related')}
        products={related}
        all={`/kategoria/${categories.at(-1)?.path ?? ''}`}
      />
      <ProductRow
        title={t('ofBrand', { brand: brandName ?? '' })}
        products={ofBrand}
        all={`/kategoria/${categories[0]?.path ?? ''}?br%C3%A4ndi=${brandId}`}
      />
      <Suspense>
        <RecentlyViewed sokId={product.sokId} />
      </Suspense>
    </div>
  );
}

function Description({ text, lang }: { text: string; lang: Language | undefined }) {
  const t = useTranslations('pages/product');
  return (
    text !== '' && (
      <section className={layout.tight} aria-labelledby="description">
        <h2 id="description">{t('description')}</h2>
        <p className={styles.description} lang={lang}>
          {unbroken(text)}
        </p>
      </section>
    )
  );
}

/** A missing product has a page of its own; the shell shows all other errors. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ProductNotFound />;
  throw error;
}
