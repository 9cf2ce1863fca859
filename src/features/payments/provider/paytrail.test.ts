import { expect, test } from 'vitest';
import type { PaymentOrder } from '../record.ts';
import { isSigned, signatureOf } from '../rules.ts';
import { makePaytrail } from './paytrail.ts';

const secret = 'SAIPPUAKAUPPIAS';
const bank = { id: 'osuuspankki', name: 'OP', group: 'bank' };
const form = { url: 'https://bank.example/pay', parameters: [{ name: 'a', value: 1 }] };
const responses: Record<string, unknown> = {
  '/merchants/grouped-payment-providers?amount=2480&language=FI': {
    groups: [
      { id: 'credit', providers: [{ id: 'visa', name: 'Visa', group: 'creditcard' }] },
      { id: 'bank', providers: [bank] },
    ],
  },
  '/payments': { transactionId: 't-1', providers: [{ ...bank, ...form }] },
  '/payments/t-1': { status: 'ok' },
};

/** A fake provider that records requests; it signs its responses by default. */
function provider({ status = 200, signs = true, refund = {} } = {}) {
  const asked: { path: string; headers: Record<string, string>; json: unknown }[] = [];
  const paytrail = makePaytrail({
    url: 'https://pay.example',
    account: '375917',
    secret,
    now: () => Temporal.Instant.from('2026-11-24T10:00:00Z'),
    fetch: async (request) => {
      const path = request.url.replace('https://pay.example', '');
      const headers = Object.fromEntries(request.headers);
      const body = await request.text();
      expect(isSigned(secret, headers, body)).toBe(true);
      asked.push({ path, headers, json: body === '' ? null : (JSON.parse(body) as unknown) });
      const response = JSON.stringify(path.endsWith('/refund') ? refund : responses[path]);
      const reported = { 'checkout-account': '375917', 'checkout-algorithm': 'sha256' };
      const signature = signatureOf(signs ? secret : 'other', reported, response);
      return new Response(response, { status, headers: { ...reported, signature } });
    },
  });
  return { paytrail, asked };
}

const order: PaymentOrder = {
  reference: 'A1',
  amount: 2480,
  language: 'fi',
  methodId: 'osuuspankki',
  items: [
    { productCode: '1', description: 'Huivi', unitPrice: 1000, units: 2, vatPermille: 255 },
    { productCode: 'delivery', description: 'Kotiin', unitPrice: 480, units: 1, vatPermille: 135 },
  ],
  customer: { email: 'a@example.com', firstName: 'Aino', lastName: 'Virtanen', phone: '0401' },
  returnUrl: 'https://shop.example/return',
  callbackUrl: 'https://shop.example/callback',
};

test('a payment is asked for in cents and per cents, and is made at the form of its method', async () => {
  const { paytrail, asked } = provider();
  expect(await paytrail.create(order)).toEqual({
    transactionId: 't-1',
    redirect: { url: 'https://bank.example/pay', fields: [{ name: 'a', value: '1' }] },
    methodName: 'OP',
  });
  expect(asked[0]?.json).toMatchObject({
    amount: 2480,
    language: 'FI',
    items: [
      { unitPrice: 1000, units: 2, vatPercentage: 25.5 },
      { unitPrice: 480, units: 1, vatPercentage: 13.5 },
    ],
  });
});

test('a description is sent as far as the provider takes it: 1000 letters', async () => {
  const { paytrail, asked } = provider();
  const description = `a${'b'.repeat(999)}c`;
  const items = [{ productCode: '1', description, unitPrice: 2480, units: 1, vatPermille: 255 }];
  await paytrail.create({ ...order, items });
  expect(asked[0]?.json).toMatchObject({ items: [{ description: `a${'b'.repeat(999)}` }] });
  expect(asked[0]?.headers).toMatchObject({ 'checkout-timestamp': '2026-11-24T10:00:00.000Z' });
});

test('items that do not sum to the amount, and a method there is none of, open no payment', async () => {
  const { paytrail } = provider();
  await expect(paytrail.create({ ...order, amount: 2481 })).rejects.toThrow('Items sum to 2480');
  await expect(paytrail.create({ ...order, methodId: 'visa' })).rejects.toThrow('visa');
});

test('methods come in the order of the law, for the amount and in the language (L07)', async () => {
  const methods = await provider().paytrail.methods(2480, 'fi');
  expect(methods.map(({ id }) => id)).toEqual(['osuuspankki', 'visa']);
});

test('a payment is named in the signed headers when it is asked about, and when it is paid back', async () => {
  const { paytrail, asked } = provider();
  expect(await paytrail.status('t-1')).toBe('paid');
  await paytrail.refund('t-1', 500, 'https://shop.example/callback', 'refund-t-1');
  expect(asked.map(({ headers }) => headers['checkout-transaction-id'])).toEqual(['t-1', 't-1']);
  expect(asked[1]?.json).toMatchObject({ amount: 500, refundStamp: 'refund-t-1' });
});

test.each([
  ['accepted', { status: 'ok', transactionId: 'r-1' }, null],
  ['pending', { status: 'pending', transactionId: 'r-1' }, 'r-1'],
])('a refund that is %s', async (_, refund, number) => {
  const { paytrail } = provider({ refund });
  expect(await paytrail.refund('t-1', 500, 'https://shop.example/callback', 's')).toBe(number);
});

test.each([
  ['fails for good', { status: 'fail' }, 'refund-refused'],
  ['is pending without a number is asked for again', { status: 'pending' }, 'payment-provider'],
])('a refund that %s', async (_, refund, code) => {
  const { paytrail } = provider({ refund });
  const asked = paytrail.refund('t-1', 500, 'https://shop.example/callback', 's');
  await expect(asked).rejects.toMatchObject({ code });
});

test.each([
  ['an error', { status: 500 }],
  ['not signed by it', { signs: false }],
])('an answer that is %s is the provider’s fault', async (_, how) => {
  await expect(provider(how).paytrail.status('t-1')).rejects.toMatchObject({
    status: 503,
    code: 'payment-provider',
  });
});

test('a confirmation counts when it is signed, and for the merchant’s own account', () => {
  const { paytrail } = provider();
  const reported = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '2480',
    'checkout-reference': 'A1',
    'checkout-transaction-id': 't-1',
    'checkout-status': 'ok',
  };
  const signed = { ...reported, signature: signatureOf(secret, reported) };
  expect(paytrail.confirmation(signed)).toEqual({
    transactionId: 't-1',
    reference: 'A1',
    amount: 2480,
    status: 'paid',
  });
  expect(paytrail.confirmation({ ...signed, 'checkout-amount': '2481' })).toBeNull();
  const others = { ...reported, 'checkout-account': '1' };
  const signature = signatureOf(secret, others);
  expect(paytrail.confirmation({ ...others, signature })).toBeNull();
});
