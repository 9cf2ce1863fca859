import { Suspense, useContext, useState } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { momentIn } from '#platform/moment.ts';
import { unbroken } from '#platform/i18n/unbroken.ts';
import { isSoldOnline } from '#features/cart/rules.ts';
import { CardMark } from '#features/catalogue/ui/card-mark.ts';
import { Rated } from '#features/catalogue/ui/rated.tsx';
import { endInWords, OfferEnd } from '#features/pricing/ui/offer-end.tsx';
import type { ShownPrice } from '#features/pricing/rules/shown-price.ts';
import { Price } from '#features/pricing/ui/price.tsx';
import banner from '../../design/banner/banner.module.css';
import { Link } from '../../design/link.tsx';
import type { Route } from '../+types/product';
import type { AddResult } from '../parts/cart-session.ts';
import { Buy } from './buy.tsx';
import { VariantChoice } from './choice.tsx';
import { availabilityOf, mustChoose, priceOf, type Chosen } from './chosen.ts';
import { ToList } from './after-sale.soon.ts';
import { Availability, Delivery } from './delivery.tsx';
import { EnergyLabel } from './energy-label.tsx';
import styles from './product.module.css';
import { SizeChart } from './size-chart.soon.ts';
import { Stores } from './stores.tsx';

type Loaded = Route.ComponentProps['loaderData'];

interface SaleProps extends Pick<
  Loaded,
  'product' | 'delivery' | 'chart' | 'onlineOnly' | 'hasStores'
> {
  chosen: Chosen;
  /** The result that came with the page, after a form was sent without scripts. */
  result: AddResult | undefined;
}

/** Name, price, choices and the buy form. */
export function Sale({ product: details, chosen, result, ...about }: SaleProps) {
  const { delivery, chart, onlineOnly, hasStores } = about;
  const t = useTranslations('pages/product');
  const { product, variant } = chosen;
  const [wasMissed, setMissed] = useState(false);
  const price = priceOf(chosen);
  const isMissed = mustChoose(chosen) && (wasMissed || result?.failed !== undefined);
  return (
    <>
      <Heading {...chosen} />
      <Price {...price} large>
        <OfferEnd until={price.price.until} />
      </Price>
      <CardTerms card={price.price.card} />
      <EnergyLabel {...details} />
      <VariantChoice
        chosen={chosen}
        isMissed={isMissed}
        chart={
          chart && (
            <Suspense>
              <SizeChart chart={chart} size={variant?.size ?? null} />
            </Suspense>
          )
        }
      />
      <div>
        <Availability availability={availabilityOf(chosen)} shipsFrom={product.shipsFrom} />
        {onlineOnly && <p className={banner.info}>{t('onlineOnly')}</p>}
      </div>
      <BuyableFrom at={product.buyableFrom} />
      <AgeLimit years={details.labels?.ageLimit} />
      <Buy chosen={chosen} result={result} onMissed={() => setMissed(true)} />
      <Suspense>
        <ToList sokId={(variant ?? product).sokId} />
      </Suspense>
      <div>
        {isSoldOnline(chosen) && <Delivery {...delivery} />}
        {hasStores && <Stores chosen={chosen} />}
      </div>
    </>
  );
}

/** Who gets the price with the card, and until when (L04). */
function CardTerms({ card }: Pick<ShownPrice, 'card'>) {
  const t = useTranslations('pages/product');
  const language = useLanguage();
  return (
    card && (
      <p>{t('cardTerms', { percent: card.percent, day: endInWords(card.until, language) })}</p>
    )
  );
}

function Heading({ product, variant }: Chosen) {
  const mark = useContext(CardMark);
  const { name, shortName, nameLanguage, rating } = product;
  return (
    <div className={styles.heading}>
      <div>
        <Brand {...product} />
        <h1 lang={nameLanguage}>{unbroken(shortName ?? name)}</h1>
        {rating && (
          <a href="#reviews">
            <Rated {...rating} />
          </a>
        )}
      </div>
      {mark?.({ sokId: (variant ?? product).sokId, name })}
    </div>
  );
}

function Brand({ brandId, brandName }: Pick<SaleProps['product'], 'brandId' | 'brandName'>) {
  return (
    brandName && (
      <p>
        <Link className={styles.brand} to={`/tuotemerkit/${encodeURIComponent(brandId ?? '')}`}>
          {brandName}
        </Link>
      </p>
    )
  );
}

/** When a product of a campaign's coming day can be bought (R174). */
function BuyableFrom({ at }: { at: string | null | undefined }) {
  const t = useTranslations('pages/product');
  const language = useLanguage();
  return at && <p className={banner.info}>{t('buyableFrom', { time: momentIn(at, language) })}</p>;
}

function AgeLimit({ years }: { years: number | null | undefined }) {
  const t = useTranslations('pages/product');
  return years ? <p className={banner.info}>{t('ageLimit', { years })}</p> : null;
}
