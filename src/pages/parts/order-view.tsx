/** An order as the shopper sees it, after paying and later. */
import { Form } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { languageOf } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { ProductPicture } from '#features/catalogue/ui/picture.tsx';
import { promisedDays } from '#features/checkout/rules/promised-days.ts';
import type { Order } from '#features/orders/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/field.tsx';
import layout from '../../design/layout.module.css';
import cartStyles from './cart.module.css';
import { percentOf } from './cart-sums.tsx';

export function OrderStatusText({ order }: { order: Order }) {
  const t = useTranslations('pages.thanks');
  const days = promisedDays(order.delivery.promise, languageOf(useLocale()));
  const texts = {
    paid: `${t('mail', { email: order.customer.email })} ${t('next', { name: order.delivery.name, days })}`,
    'awaiting-payment': t('waiting'),
    cancelled: t('cancelled'),
    refunded: t('refunded'),
  };
  return (
    <output
      className={order.status === 'paid' ? layout.notice : `${layout.notice} ${layout.warning}`}
    >
      {texts[order.status]}
    </output>
  );
}

export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('pages.thanks');
  const tCart = useTranslations('pages.cart');
  const language = languageOf(useLocale());
  return (
    <div className={layout.columns}>
      <ul>
        {order.lines.map((line) => (
          <li key={line.sokId} className={cartStyles.line}>
            <ProductPicture
              picture={line.picture}
              alt=""
              sizes="96px"
              className={cartStyles.picture}
            />
            <span>
              {line.quantity} × {[line.name, line.variantName].filter(Boolean).join(', ')}
            </span>
            <span>{euros(line.rowTotalEuroCents, language)}</span>
          </li>
        ))}
      </ul>
      <dl className={`${layout.sums} ${layout.card}`}>
        <dt>{tCart('shipping')}</dt>
        <dd>{euros(order.delivery.priceEuroCents, language)}</dd>
        <dt className={layout.total}>{tCart('total')}</dt>
        <dd className={layout.total}>{euros(order.totalEuroCents, language)}</dd>
        {order.vat.map((row) => (
          <div key={row.ratePermille} style={{ display: 'contents' }}>
            <dt className={layout.soft}>
              {t('vatRow', { rate: percentOf(row.ratePermille, language) })}
            </dt>
            <dd className={layout.soft}>{euros(row.taxEuroCents, language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function RetryForm({
  order,
  orderKey,
  methods,
}: {
  order: Order;
  orderKey: string;
  methods: PaymentMethod[];
}) {
  const t = useTranslations('pages.thanks');
  const tCheckout = useTranslations('pages.checkout');
  return (
    <Form method="post" action="/maksu" className={layout.tight}>
      <input type="hidden" name="number" value={order.number} />
      <input type="hidden" name="key" value={orderKey} />
      <fieldset className={layout.tight}>
        <legend>{tCheckout('payment')}</legend>
        {methods.map((method) => (
          <Choice key={method.id} name="method" value={method.id} required label={method.name} />
        ))}
      </fieldset>
      <Button>{t('retry')}</Button>
    </Form>
  );
}
