/** Cart, checkout, payment and orders. */
import { notFound, type State } from './state.ts';

export const buying: State[] = [
  {
    title: 'an empty cart (R041)',
    path: '/ostoskori',
    h1: ({ t }) => t('pages/cart')('empty'),
    called: ({ t }) => t('pages/cart')('title'),
    says: ({ t }) => t('pages/cart')('emptyText'),
  },
  {
    title: 'a cart (R041)',
    path: '/ostoskori',
    who: 'buyer',
    h1: ({ t }) => t('pages/cart')('title'),
    says: ({ t }) => [t('pages/cart')('checkout'), t('pages/cart')('shippingLater')],
  },
  {
    title: 'checkout of an empty cart leads to the cart (R042)',
    path: '/kassa',
    leadsTo: '/ostoskori',
  },
  {
    title: 'checkout (R042)',
    path: '/kassa',
    who: 'buyer',
    h1: ({ t }) => t('pages/checkout')('title'),
    called: ({ t }) => `${t('pages/checkout')('step.osoite')} – ${t('pages/checkout')('title')}`,
    says: ({ t }) => [
      t('pages/checkout')('toDelivery'),
      t('pages/checkout')('summary', { count: 1 }),
    ],
  },
  {
    title: 'on the way to a payment without an order',
    path: '/maksu',
    h1: ({ t }) => t('pages/payment')('title'),
    says: ({ t }) => t('pages/payment')('back'),
  },
  {
    title: 'a return from the bank without a payment',
    path: '/maksu/paluu',
    status: 400,
    h1: ({ t }) => t('pages/payment-return')('unknownTitle'),
    says: ({ t }) => t('pages/payment-return')('unknown'),
  },
  { title: 'a call of the bank without a payment', path: '/maksu/vahvistus', status: 400 },
  { title: 'no thanks without an order (R043)', path: '/kiitos', ...notFound },
  {
    title: 'no thanks for the order of others (R043)',
    path: ({ order }) => `/kiitos?tilaus=${order.number}&avain=x`,
    ...notFound,
  },
  {
    title: 'thanks for an order (R043)',
    path: ({ order }) =>
      `/kiitos?${new URLSearchParams({ tilaus: order.number, avain: order.key })}`,
    who: 'orderer',
    h1: ({ t }) => t('pages/parts/order')('title'),
    says: ({ t, order }) => t('pages/parts/order')('number', { number: order.number }),
  },
  {
    title: 'orders of a guest who has none (R040)',
    path: '/tilaukset',
    h1: ({ t }) => t('pages/orders')('title'),
    says: ({ t }) => [t('pages/orders')('none'), t('pages/orders')('loginText')],
  },
  {
    title: 'orders of a guest (R040)',
    path: '/tilaukset',
    who: 'orderer',
    h1: ({ t }) => t('pages/orders')('title'),
    says: ({ t, order }) => [
      t('pages/orders')('number', { number: order.number }),
      t('pages/orders')('where'),
    ],
  },
  {
    title: 'orders of a customer who has none (R040)',
    path: '/tilaukset',
    who: 'customer',
    h1: ({ t }) => t('pages/orders')('title'),
    says: ({ t }) => t('pages/orders')('noneOrdered'),
  },
  {
    title: 'an order',
    path: ({ order }) => `/tilaukset/${order.number}?avain=${encodeURIComponent(order.key)}`,
    who: 'orderer',
    h1: ({ t }) => t('pages/parts/order')('order'),
    says: ({ t, order }) => [
      t('pages/parts/order')('number', { number: order.number }),
      t('pages/parts/order')('products'),
    ],
  },
  {
    title: 'withdrawing from an order (L12)',
    path: ({ order }) => `/tilaukset/${order.number}/peruutus?avain=${order.key}`,
    who: 'orderer',
    h1: ({ t }) => t('pages/withdraw')('title'),
    says: ({ t, order }) => [t('pages/withdraw')('what'), order.number],
  },
  {
    title: 'withdrawing from an order without its key (L12)',
    path: ({ order }) => `/tilaukset/${order.number}/peruutus`,
    ...notFound,
  },
  {
    title: 'the receipt of a withdrawal that there is not (L12)',
    path: ({ order }) => `/tilaukset/${order.number}/peruutus/x?avain=${order.key}`,
    ...notFound,
  },
  {
    title: 'withdrawing as a guest without orders (L12)',
    path: '/peruuttaminen',
    h1: ({ t }) => t('pages/withdrawals')('title'),
    says: ({ t }) => [t('pages/withdrawals')('byMail'), t('pages/withdrawals')('otherWays')],
  },
  {
    title: 'withdrawing as a guest with an order (L12)',
    path: '/peruuttaminen',
    who: 'orderer',
    h1: ({ t }) => t('pages/withdrawals')('title'),
    says: ({ t, order }) => t('pages/withdrawals')('withdraw', { number: order.number }),
  },
  {
    title: 'an order without its key',
    path: ({ order }) => `/tilaukset/${order.number}`,
    ...notFound,
  },
  {
    title: 'no data of an order without its key',
    path: ({ order }) => `/tilaukset/${order.number}/tiedot`,
    status: 404,
  },
  {
    title: 'no receipt of an order without its key',
    path: ({ order }) => `/tilaukset/${order.number}/kuitti`,
    status: 404,
  },
  {
    title: 'nothing else of an order',
    path: ({ order }) => `/tilaukset/${order.number}/muuta`,
    status: 404,
  },
];
