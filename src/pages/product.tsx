import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { firstGoods, product as readProduct } from '#features/catalogue/client.ts';
import type { Product, Variant } from '#features/catalogue/contract.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { ProductRow } from '#features/catalogue/ui/product-card.tsx';
import { Price } from '#features/pricing/ui/price.tsx';
import { Button } from '../design/button.tsx';
import { Field } from '../design/field.tsx';
import layout from '../design/layout.module.css';
import { Breadcrumbs } from '../shell/frame.tsx';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/product';
import { addToCartAction } from './parts/cart-session.ts';
import styles from './product.module.css';

const relatedCount = 8;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { retailApi, publicUrl, language } = factsOf(context);
  const product = await readProduct(retailApi, params.id);
  if (!product) throw new Response(null, { status: 404 });
  const path = product.categories.at(-1)?.path;
  const beside = path
    ? await firstGoods(retailApi, { path, sortBy: 'bestseller', pageSize: relatedCount + 1 })
    : [];
  const related = beside.filter(({ sokId }) => sokId !== product.sokId).slice(0, relatedCount);
  return { product, related, publicUrl, language };
}

export async function action({ request, context }: Route.ActionArgs) {
  return addToCartAction(request, factsOf(context).retailApi);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.product.name ?? '',
    description: loaderData?.product.description,
    path: loaderData?.product.urlPath,
    ...loaderData,
  });

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('catalogue');
  const { product, related } = loaderData;
  const [search] = useSearchParams();
  const variant = product.variants.find(({ sokId }) => sokId === search.get('variantti')) ?? null;
  const picture = variant?.picture ?? product.pictures[0] ?? null;
  const availability = variant?.availability ?? product.availability;
  return (
    <div className={layout.stack}>
      <Breadcrumbs steps={product.categories} />
      <div className={styles.product}>
        <ProductPicture
          picture={picture}
          alt={product.name}
          sizes="(min-width: 1024px) 560px, 94vw"
          first
          className={styles.picture}
        />
        <div className={styles.facts}>
          <p className={layout.soft}>{product.brandName}</p>
          <h1>{product.name}</h1>
          <Price data={variant?.priceData ?? product.priceData} large />
          <VariantChoice product={product} variant={variant} />
          <BuyForm product={product} variant={variant} failed={actionData?.failed} />
          <p>
            <strong>{t(`availability.${availability}`)}</strong>
          </p>
          <p className={layout.soft}>{t('delivery')}</p>
          <section className={layout.tight}>
            <h2>{t('description')}</h2>
            <p className={styles.description}>{product.description}</p>
          </section>
          <Facts product={product} variant={variant} />
        </div>
      </div>
      {related.length > 0 && (
        <section className={layout.tight}>
          <h2>{t('related')}</h2>
          <ProductRow products={related} label={t('related')} />
        </section>
      )}
    </div>
  );
}

interface Chosen {
  product: Product;
  variant: Variant | null;
}

/** Colours first, then the sizes of the chosen colour; each a link, so that a variant has an address. */
function VariantChoice({ product, variant }: Chosen) {
  const t = useTranslations('catalogue');
  const { variants } = product;
  if (variants.length === 0) return null;
  const colour = variant?.color ?? variants[0]?.color ?? null;
  const ofColour = variants.filter((one) => one.color?.id === colour?.id);
  return (
    <div className={layout.tight}>
      {colour && (
        <Options label={`${t('color')}: ${colour.name}`} chosen={colour.id}>
          {[...firstOfColours(variants, variant)].map(([id, one]) => ({
            id,
            variant: one,
            label: one.color?.name ?? '',
            hex: one.color?.hex,
          }))}
        </Options>
      )}
      {ofColour.some(({ size }) => size) && (
        <Options label={t('size')} chosen={variant?.sokId ?? ''}>
          {ofColour.map((one) => ({
            id: one.sokId,
            variant: one,
            label: one.size ?? '',
            hex: undefined,
          }))}
        </Options>
      )}
    </div>
  );
}

/** For each colour its variant in the chosen size, else its first. */
function firstOfColours(variants: Variant[], variant: Variant | null): Map<string, Variant> {
  const firstOf = new Map<string, Variant>();
  for (const one of variants) {
    const id = one.color?.id ?? '';
    const best = firstOf.get(id);
    const sameSize = variant && one.size === variant.size;
    if (!best || sameSize) firstOf.set(id, one);
  }
  return firstOf;
}

interface OptionsProps {
  label: string;
  chosen: string;
  children: { id: string; variant: Variant; label: string; hex: string | null | undefined }[];
}

function Options({ label, chosen, children }: OptionsProps) {
  const t = useTranslations('catalogue');
  return (
    <div className={layout.tight}>
      <span>{label}</span>
      <ul className={styles.options}>
        {children.map(({ id, variant, label: name, hex }) => {
          const soldOut = variant.availability === 'SOLD_OUT';
          return (
            <li key={id}>
              <Link
                to={`?variantti=${variant.sokId}`}
                replace
                preventScrollReset
                className={soldOut && !hex ? `${styles.option} ${styles.soldOut}` : styles.option}
                aria-current={id === chosen || undefined}
                aria-label={soldOut && !hex ? t('soldOutOption', { name }) : name}
              >
                {hex ? <span className={styles.swatch} style={{ background: hex }} /> : name}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function BuyForm({ product, variant, failed }: Chosen & { failed: string | undefined }) {
  const t = useTranslations('catalogue');
  const tCart = useTranslations('pages.cart');
  const busy = useNavigation().formMethod === 'POST';
  const sellable = product.variants.length > 0 ? variant : product;
  const can = sellable !== null && sellable.availability !== 'SOLD_OUT';
  const label = sellable ? t(`availability.${sellable.availability}`) : t('chooseVariant');
  return (
    <Form method="post" className={styles.buy}>
      <input type="hidden" name="sokId" value={product.sokId} />
      {variant && <input type="hidden" name="variantSokId" value={variant.sokId} />}
      <Field
        label={t('quantity')}
        name="quantity"
        type="number"
        min={1}
        max={999}
        defaultValue={1}
        inputMode="numeric"
      />
      <Button disabled={!can} busy={busy} wide>
        {can ? t(busy ? 'adding' : 'addToCart') : label}
      </Button>
      {failed && (
        <p className={`${layout.notice} ${layout.warning}`} role="alert">
          {tCart('unknown')}
        </p>
      )}
    </Form>
  );
}

function Facts({ product, variant }: Chosen) {
  const t = useTranslations('catalogue');
  const rows = [
    [t('measure'), product.measure],
    [t('number'), variant?.sokId ?? product.sokId],
    [t('gtin'), variant?.gtin ?? product.gtin],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.table}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
