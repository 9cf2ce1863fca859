import { expect, test } from 'vitest';
import type { ServiceName } from '#platform/config.ts';
import { faultsOfOthers } from './other-services.ts';

const urls = {
  CONSENT_SERVICE_URL: 'http://consents:3000',
  IDENTITY_PROVIDER_URL: 'https://id.shop.example',
};
const consents = /^The consent service does not answer/;
const provider = /^The OpenID provider does not answer/;

/** Calls that end in one way; the addresses called. */
function caller(end: () => Promise<Response>) {
  const called: string[] = [];
  const send: typeof fetch = (address) => {
    called.push(String(address));
    return end();
  };
  return { called, send };
}
const gone = () => Promise.reject(new Error('fetch failed'));
const answers = (status: number) => async () => new Response('text', { status });

test.each<[ServiceName[], RegExp[]]>([
  [['storefront'], [consents]],
  [['retail-api'], [provider]],
  [
    ['storefront', 'retail-api'],
    [consents, provider],
  ],
  [['storefront', 'retail-api', 'consent-service', 'identity-provider'], []],
  [['consent-service'], []],
])('a process of %j names the services of others that do not answer', async (SERVICES, named) => {
  for (const end of [gone, answers(502)]) {
    const faults = await faultsOfOthers({ ...urls, SERVICES }, caller(end).send);
    expect(faults).toEqual(named.map((one) => expect.stringMatching(one)));
  }
});

test('services that answer, whatever, and those without an address are no fault', async () => {
  const SERVICES: ServiceName[] = ['storefront', 'retail-api'];
  const { called, send } = caller(answers(404));
  expect(await faultsOfOthers({ ...urls, SERVICES }, send)).toEqual([]);
  expect(called).toEqual([
    'http://consents:3000/openapi.json',
    'https://id.shop.example/.well-known/openid-configuration',
  ]);
  const nowhere = { SERVICES, CONSENT_SERVICE_URL: undefined, IDENTITY_PROVIDER_URL: undefined };
  expect(await faultsOfOthers(nowhere, caller(gone).send)).toEqual([]);
});
