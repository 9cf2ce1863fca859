/** The sums of the cart, line by line; used on cart and checkout. */
import { Fragment } from 'react';
import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { localeOf, type Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import type { Cart } from '#features/cart/contract.ts';
import { isEstimated } from '#features/cart/rules/estimate.ts';
import layout from '../../design/layout.module.css';

/** 255 → '25,5'. */
export const percentOf = (permille: number, language: Language): string =>
  (permille / 10).toLocaleString(localeOf(language));

/** `unchosen` is the text shown while no delivery method is chosen. */
export function CartSums({ cart, unchosen }: { cart: Cart; unchosen: string }) {
  const t = useTranslations('pages/parts/sums');
  const language = useLanguage();
  const { price } = cart;
  const isEstimate = cart.items.some(isEstimated);
  return (
    <>
      <dl className={layout.sums}>
        <dt>{t('subtotal')}</dt>
        <dd>{euros(price.subTotal, language)}</dd>
        {price.discounts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{t('discountOf', { code: label })}</dt>
            <dd>{euros(-value, language)}</dd>
          </Fragment>
        ))}
        <dt>{t('shipping')}</dt>
        <dd>{cart.isShippingSelected ? euros(price.shipping, language) : unchosen}</dd>
        <dt className={layout.total}>{t(isEstimate ? 'estimatedTotal' : 'total')}</dt>
        <dd className={layout.total}>{euros(price.grandTotal, language)}</dd>
        {price.taxes.map(({ ratePermille, value }) => (
          <Fragment key={ratePermille}>
            <dt className={layout.soft}>{t('vat', { rate: percentOf(ratePermille, language) })}</dt>
            <dd className={layout.soft}>{euros(value, language)}</dd>
          </Fragment>
        ))}
      </dl>
      {isEstimate && <p className={layout.soft}>{t('estimateNote')}</p>}
    </>
  );
}
