import { Suspense } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import type { Loyalty } from '#features/loyalty/record.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { MarkedText } from '../../design/marked-text.tsx';
import layout from '../../design/layout.module.css';
import card from '../../design/card/card.module.css';
import { Bonus } from '../parts/account/bonus.tsx';
import { Saved } from '../parts/account/saved.tsx';
import { CartChanges } from '../parts/cart-changes/cart-changes.soon.ts';
import { nameOf } from '#features/cart/rules/item-name.ts';
import type { CouponResult } from '../parts/change-coupon.ts';
import { Coupon } from '../parts/coupon.tsx';
import { CartSums } from '../parts/cart-sums.tsx';
import type { Member } from '../parts/own-customer.ts';
import styles from './checkout.module.css';
import { Means, type MeansOfBuying } from './means.tsx';

interface SummaryProps {
  cart: Cart;
  member: Member;
  loyalty: Loyalty;
  /** Shown until the order has begun. */
  means: MeansOfBuying | null;
  result: CouponResult | undefined;
}

/** What is being ordered, and what it costs. */
export function OrderSummary({ cart, means, result, ...loyalty }: SummaryProps) {
  const t = useTranslations('pages/checkout');
  const language = useLanguage();
  return (
    <section className={`${card.box} ${layout.stack}`} aria-labelledby="summary">
      <h2 id="summary" className={styles.summaryTitle}>
        {t('summary', { count: cart.totalQuantity })}
      </h2>
      <Suspense>
        <CartChanges cart={cart} />
      </Suspense>
      <ul className={styles.items}>
        {cart.items.map(({ id, product, variant, quantity, rowTotalEuroCents }) => (
          <li key={id}>
            <ProductPicture
              picture={variant?.picture ?? product.pictures[0] ?? null}
              alt=""
              sizes="48px"
              widths={[160]}
              className={styles.thumb}
            />
            <span>
              {quantity} ×{' '}
              <MarkedText
                text={product.name}
                whole={nameOf({ product, variant })}
                lang={product.nameLanguage}
              />
            </span>
            <span className={styles.amount}>{euros(rowTotalEuroCents, language)}</span>
          </li>
        ))}
      </ul>
      <CartSums cart={cart} unchosen={t('shippingNext')} />
      <Coupon cart={cart} result={result} />
      <Saved items={cart.items} />
      <Bonus cart={cart} {...loyalty} />
      {means && <Means {...means} />}
    </section>
  );
}
