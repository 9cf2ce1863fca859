import { expect, test } from 'vitest';
import { makeServiceApp } from '#platform/http/app.ts';
import { callsTo } from '#platform/http/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { PaymentMethod } from './contract.ts';
import { makePaymentsApp } from './http.ts';
import type { PaymentProvider } from './record.ts';

const callsWith = (methods: PaymentProvider['methods']) =>
  callsTo(() => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    return app.route('/', makePaymentsApp({ provider: { methods } as PaymentProvider }));
  });

test('the methods are those of the provider for the amount and language (R267)', async () => {
  const asked: unknown[] = [];
  const methods: PaymentMethod[] = [{ id: 'op', name: 'OP', group: 'no-credit', kind: 'bank' }];
  const call = callsWith(async (...question) => {
    asked.push(question);
    return methods;
  });
  const answer = await call('GET /v1/payments/methods?amountEuroCents=1990', undefined, 'sv');
  expect(answer).toEqual({ status: 200, body: methods });
  expect(asked).toEqual([[1990, 'sv']]);
});

test('while the provider is away the response is 503, without methods (R267)', async () => {
  const call = callsWith(async () => {
    throw new Error('away');
  });
  expect(await call('GET /v1/payments/methods?amountEuroCents=1990')).toMatchObject({
    status: 503,
    body: { code: 'payment-provider' },
  });
});
