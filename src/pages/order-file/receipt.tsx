import { useLanguage, useTranslations } from '#platform/i18n/use-translations.ts';
import { addressIn } from '#platform/i18n/language.ts';
import { momentIn } from '#platform/moment.ts';
import { euros } from '#platform/money.ts';
import { kilograms } from '#platform/weight.ts';
import type { Order } from '#features/orders/contract.ts';
import {
  finalSums,
  hasWeighed,
  linesToWeigh,
  weighingOf,
} from '#features/orders/rules/final-sums.ts';
import { reducedBy } from '#features/orders/rules/reduced.ts';
import type { VatRow } from '#features/orders/contract/after-payment.ts';
import type { Seller } from '#features/orders/record/seller.ts';
import { LineName } from '../parts/line-name.tsx';
import { percentOf } from '../parts/cart-sums.tsx';
import { orderHref } from '../parts/of-order.ts';
import styleSheet from './receipt.css?url';

interface ReceiptProps {
  order: Order;
  /** Null for the customer who placed it. */
  orderKey: string | null;
  seller: Seller;
  shop: string;
}

export function Receipt({ order, orderKey, seller, shop }: ReceiptProps) {
  const t = useTranslations('pages/order-file');
  const language = useLanguage();
  const title = t('title', { number: order.number });
  const final = finalSums(order);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – ${shop}`}</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="stylesheet" href={styleSheet} />
      </head>
      <body>
        <main>
          <p className="screen">
            <a href={addressIn(language, orderHref(order.number, orderKey))}>{t('back')}</a> ·{' '}
            {t('print')}
          </p>
          <h1>{title}</h1>
          <Parties order={order} seller={seller} shop={shop} />
          <Sold order={order} />
          {hasWeighed(order) && <p>{t(linesToWeigh(order).length > 0 ? 'estimate' : 'weighed')}</p>}
          <VatTable caption={t('vat')} rows={order.vat} />
          {order.refunds.map((refund) => (
            <VatTable
              key={refund.requestedAt}
              caption={t(refund.cause === 'weighing' ? 'weighedRefund' : 'refunded', {
                moment: momentIn(refund.requestedAt, language),
                sum: euros(refund.totalEuroCents, language),
              })}
              rows={refund.vat}
            />
          ))}
          {final.refundedEuroCents > 0 && (
            <VatTable
              caption={t('finalVat', { sum: euros(final.totalEuroCents, language) })}
              rows={final.vat}
            />
          )}
        </main>
      </body>
    </html>
  );
}

/** Seller, buyer and times. */
function Parties({ order, seller, shop }: Omit<ReceiptProps, 'orderKey'>) {
  const t = useTranslations('pages/order-file');
  const language = useLanguage();
  const tOrder = useTranslations('pages/parts/order');
  const { customer, placedAt, paidAt, paymentMethod } = order;
  const isFree = order.totalEuroCents === 0;
  const facts: [name: string, value: string | null][] = [
    [t('ordered'), momentIn(placedAt, language)],
    [t('paid'), isFree ? null : paidAt && momentIn(paidAt, language)],
    [t('method'), isFree ? tOrder('paid.free') : paymentMethod],
    [
      t('buyer'),
      order.isAnonymous
        ? null
        : `${customer.firstName} ${customer.lastName}, ${customer.streetAddress}, ${customer.postcode} ${customer.city}`,
    ],
  ];
  return (
    <>
      <address>
        <strong>{seller.name || shop}</strong>
        {seller.businessId && ` · ${t('businessId', { id: seller.businessId })}`}
        <br />
        {[seller.streetAddress, `${seller.postcode} ${seller.city}`.trim()]
          .filter(Boolean)
          .join(', ')}
        <br />
        {[seller.email, seller.phone].filter(Boolean).join(' · ')}
      </address>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** Lines, discount, delivery and the total. */
function Sold({ order }: { order: Order }) {
  const t = useTranslations('pages/order-file');
  const tSums = useTranslations('pages/parts/sums');
  const language = useLanguage();
  const money = (cents: number) => euros(cents, language);
  const rest: [name: string, cents: number][] = [
    ...(order.discountEuroCents > 0
      ? [[tSums('discount'), -order.discountEuroCents] as [string, number]]
      : []),
    ...order.deliveries.map(({ name, priceEuroCents }): [string, number] => [
      `${tSums('shipping')}: ${name}`,
      priceEuroCents,
    ]),
    [tSums('total'), order.totalEuroCents],
  ];
  return (
    <table className="products">
      <caption>{t('products')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('sum')}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, at) => (
          <tr key={line.sokId}>
            <th scope="row">
              <LineName order={order} line={line} />
              <Weight order={order} at={at} />
              <Reduction order={order} at={at} />
              {line.isExcluded && <Excluded />}
            </th>
            <td>{line.quantity}</td>
            <td>{money(line.unitPriceEuroCents)}</td>
            <td>{t('percent', { rate: percentOf(line.vatPermille, language) })}</td>
            <td>{money(line.rowTotalEuroCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {rest.map(([name, cents]) => (
          <tr key={name}>
            <th scope="row" colSpan={4}>
              {name}
            </th>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Excluded() {
  const t = useTranslations('pages/parts/order');
  return (
    <>
      <br />
      <small>{t('excluded')}</small>
    </>
  );
}

/** The estimated weight of a line, or the weight and what it costs; nothing for others. */
function Weight({ order, at }: Pick<ReceiptProps, 'order'> & { at: number }) {
  const t = useTranslations('pages/order-file');
  const language = useLanguage();
  const line = order.lines[at];
  if (!line?.estimatedGrams) return null;
  const weighing = weighingOf(order, at);
  const facts = {
    weight: kilograms(weighing?.grams ?? line.estimatedGrams * line.quantity, language),
    perKg: euros(line.valuePriceEuroCents ?? 0, language),
    sum: euros(weighing?.finalEuroCents ?? line.rowTotalEuroCents, language),
  };
  return (
    <>
      <br />
      <small>{t(weighing ? 'lineWeighed' : 'lineEstimated', facts)}</small>
    </>
  );
}

/** What of the price was given back while the pieces were kept. */
function Reduction({ order, at }: Pick<ReceiptProps, 'order'> & { at: number }) {
  const t = useTranslations('pages/order-file');
  const language = useLanguage();
  const cents = reducedBy(order.refunds, at);
  if (cents === 0) return null;
  return (
    <>
      <br />
      <small>{t('lineReduced', { sum: euros(cents, language) })}</small>
    </>
  );
}

function VatTable({ caption, rows }: { caption: string; rows: VatRow[] }) {
  const t = useTranslations('pages/order-file');
  const language = useLanguage();
  return (
    <table className="tax">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rate')}</th>
          <th scope="col">{t('net')}</th>
          <th scope="col">{t('tax')}</th>
          <th scope="col">{t('gross')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ ratePermille, netEuroCents, taxEuroCents, grossEuroCents }) => (
          <tr key={ratePermille}>
            <th scope="row">{t('percent', { rate: percentOf(ratePermille, language) })}</th>
            <td>{euros(netEuroCents, language)}</td>
            <td>{euros(taxEuroCents, language)}</td>
            <td>{euros(grossEuroCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
