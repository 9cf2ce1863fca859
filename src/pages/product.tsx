import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { firstGoods, product as readProduct } from '#features/catalogue/client.ts';
import type { Product, Variant } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { ProductRow } from '#features/catalogue/ui/product-row.tsx';
import { deliveryMethods } from '#features/checkout/rules/delivery.ts';
import { Price } from '#features/pricing/ui/price.tsx';
import layout from '../design/layout.module.css';
import { Breadcrumbs } from '../shell/frame.tsx';
import { pageMeta } from '../shell/meta.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/product';
import { addToCartAction } from './parts/cart-session.ts';
import { Buy } from './product/buy.tsx';
import { VariantChoice, type Chosen } from './product/choice.tsx';
import { Availability, Delivery } from './product/delivery.tsx';
import { Facts } from './product/facts.tsx';
import styles from './product/product.module.css';

const relatedCount = 10;
/** Promises are told for it until the shopper gives an own one. */
const postcode = '00100';

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { retailApi, publicUrl, language } = facts;
  const product = await readProduct(retailApi, params.id);
  if (!product) throw new Response(null, { status: 404 });
  const path = product.categories.at(-1)?.path;
  const beside = path
    ? await firstGoods(retailApi, { path, sortBy: 'bestseller', pageSize: relatedCount + 1 })
    : [];
  const related = beside.filter(({ sokId }) => sokId !== product.sokId).slice(0, relatedCount);
  return { product, related, delivery: deliveryOf(product, facts), publicUrl, language };
}

/** What bringing one of it costs, and when it would come. */
function deliveryOf({ priceData }: Product, { language, now }: RequestFacts) {
  const goods = (priceData.discounted ?? priceData.regular).priceEuroCents;
  const methods = deliveryMethods({ postcode, goods, pickupIsFree: false, language }, now());
  return methods.map(({ kind, name, priceEuroCents, freeFromEuroCents, promise }) => ({
    kind,
    name,
    priceEuroCents,
    freeFromEuroCents,
    promise,
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  return addToCartAction(request, factsOf(context).retailApi);
}

/** Every variant came with the product: choosing one asks for nothing, so it is there at once. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname
    ? false
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.product.name ?? '',
    description: loaderData?.product.description,
    path: loaderData?.product.urlPath,
    ...loaderData,
  });

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('catalogue');
  const { product, related, delivery } = loaderData;
  const [search] = useSearchParams();
  const variant = chosenVariant(product, search.get('variantti'));
  const availability = variant?.availability ?? product.availability;
  const chosen = { product, variant };
  return (
    <div className={layout.stack}>
      <Breadcrumbs steps={product.categories} isOpenEnded />
      <div className={styles.product}>
        <ProductPicture
          picture={variant?.picture ?? product.pictures[0] ?? null}
          alt={product.name}
          sizes="(min-width: 1024px) 560px, 94vw"
          first
          className={styles.picture}
        />
        <div className={styles.facts}>
          <div>
            <p className={layout.soft}>{product.brandName}</p>
            <h1>{product.name}</h1>
          </div>
          <Price {...priceOf(chosen)} large />
          <VariantChoice {...chosen} />
          <Availability availability={availability} />
          <Buy {...chosen} failed={actionData?.failed} />
          <Delivery methods={delivery} postcode={postcode} />
          <section className={layout.tight} aria-labelledby="description">
            <h2 id="description">{t('description')}</h2>
            <p className={styles.description}>{product.description}</p>
          </section>
          <Facts {...chosen} />
        </div>
      </div>
      <ProductRow
        title={t(availability === 'SOLD_OUT' ? 'instead' : 'related')}
        products={related}
        all={`/kategoria/${product.categories.at(-1)?.path ?? ''}`}
      />
    </div>
  );
}

const priceOf = ({ product, variant }: Chosen) => {
  const { priceData: data, sokId } = variant ?? product;
  return { data, sokId };
};

/** The variant the address names; of goods in colours only, the first that can be had. */
function chosenVariant({ variants }: Product, id: string | null): Variant | null {
  const asked = variants.find(({ sokId }) => sokId === id);
  if (asked || variants.some(({ size }) => size)) return asked ?? null;
  return variants.find(({ availability }) => availability !== 'SOLD_OUT') ?? variants[0] ?? null;
}
