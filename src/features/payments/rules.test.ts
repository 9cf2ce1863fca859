import { expect, test } from 'vitest';
import { isSigned, methodsOf, signatureOf, statusOf } from './rules.ts';

/** Test secret published by the provider. */
const secret = 'SAIPPUAKAUPPIAS';
const vectors: {
  name: string;
  parameters: Record<string, string>;
  body: string;
  signature: string;
}[] = [
  {
    name: 'a redirect',
    parameters: {
      'checkout-account': '375917',
      'checkout-algorithm': 'sha256',
      'checkout-amount': '2964',
      'checkout-stamp': '15336332710015',
      'checkout-reference': '192387192837195',
      'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
      'checkout-status': 'ok',
      'checkout-provider': 'nordea',
    },
    body: '',
    signature: 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080',
  },
  {
    name: 'a question for a payment',
    parameters: {
      'checkout-account': '375917',
      'checkout-algorithm': 'sha256',
      'checkout-method': 'GET',
      'checkout-timestamp': '2019-11-01T08:48:50.832Z',
      'checkout-transaction-id': '681538c4-fc84-11e9-83bc-2ffcef4c3453',
      'checkout-nonce': '87ac41e1-e6e6-4789-b8e0-c83930cfc447',
    },
    body: '',
    signature: '4d84e3aedaa847b23e672ff3bc9c57ae5d1c1e84aec251ce39914eaf250bb8b2',
  },
  {
    name: 'a new payment with its body',
    parameters: {
      'checkout-account': '375917',
      'checkout-algorithm': 'sha256',
      'checkout-method': 'POST',
      'checkout-nonce': '564635208570151',
      'checkout-timestamp': '2018-07-06T10:01:31.904Z',
    },
    body: '{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":25.5,"productCode":"#1234","deliveryDate":"2018-09-01"}],"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success","cancel":"https://ecom.example.com/cart/cancel"}}',
    signature: '9a4a7735279de4c99268e4566a5526ae887e73e6e58f2918cb2309ccac366129',
  },
];

test.each(vectors)(
  '$name is signed as the provider says (R267)',
  ({ parameters, body, signature }) => {
    expect(signatureOf(secret, parameters, body)).toBe(signature);
    expect(isSigned(secret, { ...parameters, signature }, body)).toBe(true);
    expect(isSigned(secret, { ...parameters, signature, 'checkout-amount': '1' }, body)).toBe(
      false,
    );
    expect(isSigned(secret, parameters, body)).toBe(false);
  },
);

test('methods come without credit first, then those that may include it, then credit (R267)', () => {
  const entries = ['credit', 'creditcard', 'bank', 'mobile', 'novelty'].map((group) => ({
    id: group,
    name: group,
    group,
  }));
  expect(methodsOf(entries).map(({ id, group, kind }) => `${id}: ${group}, ${kind}`)).toEqual([
    'bank: no-credit, bank',
    'creditcard: may-include-credit, card',
    'mobile: may-include-credit, mobile',
    'credit: credit, invoice',
    'novelty: credit, other',
  ]);
});

test('a delayed or unknown word means the payment is still under way', () => {
  expect(['ok', 'fail', 'delayed', 'perhaps'].map(statusOf)).toEqual([
    'paid',
    'failed',
    'pending',
    'pending',
  ]);
});
