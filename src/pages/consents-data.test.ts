import { beforeEach, expect, test, vi } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { standardSwitches } from '#features/content/record/switches.ts';
import { makeRequestContext, type RequestFacts } from '../shell/request.ts';
import { loader } from './consents-data.ts';

const calls: string[] = [];
const warn = vi.fn<() => void>();
let answers: (path: string) => Response;
beforeEach(() => {
  calls.length = 0;
  warn.mockReset();
  answers = (path) =>
    path.endsWith('customer-engagement')
      ? Response.json({ declineTimestamp: null, lastShownTimestamp: null, intervalDays: 14 })
      : Response.json(path.endsWith('marketing') ? { ...noCampaign, consents: [consent] } : {});
});

const consent = {
  contractId: 'email-marketing',
  state: 'REVOKED',
  textVersion: 'a'.repeat(22),
};
const noCampaign = {
  campaignTitle: null,
  campaignText: null,
  campaignLink: null,
  backgroundImage: null,
  image: null,
};
const token = 'access'.repeat(8);
const auth = `aitta_auth=${'auth'.repeat(10)}`;
const both = `${auth}; aitta_access=${token}`;

async function ask(cookie: string, dma = true, hasService = true) {
  const consentService = {
    baseUrl: 'http://consents.test',
    language: 'fi',
    correlationId: 'test',
    warn,
    fetch(request: Request) {
      const { pathname } = new URL(request.url);
      calls.push(`${pathname.replace('/api/v1', '')} ${request.headers.get('x-encrypted-auth')}`);
      return answers(pathname);
    },
  };
  const facts = {
    consentService: hasService ? consentService : null,
    language: 'fi',
    space: demoSpace(),
    switches: { ...standardSwitches, dma },
    now: () => Temporal.Instant.from('2026-11-20T10:00:00Z'),
  } as unknown as RequestFacts;
  const request = new Request('http://shop.test/_data/consents', { headers: { cookie } });
  const given = { request, params: {}, context: makeRequestContext(facts) } as never;
  return (await loader(given)).data;
}

test('a customer with an encrypted token is asked, as the merchant decided (R353)', async () => {
  expect(await ask(both)).toMatchObject({ consents: [consent], initiallyChecked: false });
  expect(calls).toContain(`/customer-engagement ${token}`);
});

test.each([
  ['a guest', '', true, true],
  ['a customer without the encrypted token', auth, true, true],
  ['a shop with the switch off', both, false, true],
  ['a shop without a consent service', both, true, false],
])('%s: nothing is asked, and nothing called (R021, R353)', async (_, ...given) => {
  expect(await ask(...given)).toBeNull();
  expect(calls).toEqual([]);
});

test.each([401, 500, 503])(
  'a consent service that answers %d: nothing is asked, and it is logged (R354)',
  async (status) => {
    answers = () => new Response(null, { status });
    expect(await ask(both)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  },
);

test('a consent service that cannot be reached: the same (R354)', async () => {
  answers = () => {
    throw new TypeError('fetch failed');
  };
  expect(await ask(both)).toBeNull();
  expect(warn).toHaveBeenCalled();
});
