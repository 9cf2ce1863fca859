import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { randomToken } from '#platform/ids.ts';
import { makeLog } from '#platform/log.ts';
import { runs } from '#platform/testing/property-seed.ts';
import { customerNamed } from '../session/testing/customers.ts';
import * as client from './client.ts';
import type { ConsentState, ContractId } from './contract.ts';
import { consentStates, contractIds } from './contract/values.ts';
import { makeConsentsApp } from './http.ts';
import { MarketingConsents } from './record.ts';

/** What some merchant asks for, in words of its own. */
const decidedBy = (change: Partial<MarketingConsents> = {}): MarketingConsents => ({
  ...MarketingConsents.parse({
    title: { en: 'Hello' },
    description: { en: 'Choose' },
    link: { en: { label: 'More', url: '/info/tietoturva' } },
    thirdParties: { title: { en: 'Others' }, description: { fi: 'Luovutus', en: 'Passed on' } },
    contracts: contractIds.map((id) => ({
      id,
      title: { en: `Title of ${id}`, sv: `Titel ${id}` },
      description: { en: `About ${id}` },
    })),
    intervalDays: 30,
  }),
  ...change,
});

onOneDatabase('the consent service', (database) => {
  let now: Temporal.Instant;
  let decided: MarketingConsents;
  let customerId: string;
  /** Responses of the last call. */
  let last: Response;
  let headers: Record<string, string>;
  beforeEach(() => {
    [now, decided, headers] = [Temporal.Instant.from('2026-11-24T10:00:00Z'), decidedBy(), {}];
    customerId = `customer-${randomToken()}`;
  });
  const connection = (language: Language = 'en', token = `token of ${customerId}`): Connection => {
    const app = makeServiceApp({ title: 'test', version: '1' }, makeLog('silent'));
    app.route(
      '/',
      makeConsentsApp({
        keyOf: (id) => `key of ${id}`,
        db: database().db,
        decided: () => decided,
        async customerOf(given) {
          if (given !== `token of ${customerId}`) return null;
          return { customerId, customer: customerNamed(customerId) };
        },
        places: {
          addressOf: (to, one) => (to.startsWith('/') ? `https://shop.test/${one}${to}` : to),
          pictureUrl: (name) => (name === 'gone.png' ? null : `https://shop.test/kuvat/${name}`),
        },
        shopOrigin: 'https://shop.test',
        now: () => now,
      }),
    );
    return {
      ...client.asCustomer(
        {
          baseUrl: 'http://consents.test',
          fetch: async (request) => {
            for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
            return (last = await app.fetch(request)).clone();
          },
          language,
          correlationId: 'test-0001',
        },
        token,
      ),
    };
  };
  const open = async () =>
    (await client.consents(connection())).consents.map(({ contractId }) => contractId);
  const sign = (consents: Partial<Record<ContractId, ConsentState>>, language: Language = 'en') =>
    client.decide(connection(language), { consents });
  const states = async () =>
    Object.fromEntries(
      (await client.history(connection())).consents.map(({ contractId, state }) => [
        contractId,
        state,
      ]),
    );

  const calls = {
    consents: client.consents,
    history: client.history,
    engagement: client.engagement,
    noteShown: client.noteShown,
    decline: client.decline,
    texts: client.texts,
  };
  test('the list comes with a key of its customer, which is no name of theirs', async () => {
    await client.consents(connection());
    expect(last.headers.get('x-customer-key')).toBe(`key of ${customerId}`);
  });

  test.each(Object.entries(calls))(
    '%s needs a customer: 401 to anybody else (R302, R304, R306, R307, R308, R309)',
    async (_, call) => {
      for (const token of ['', 'another']) {
        await expect(call(connection('fi', token))).rejects.toMatchObject({
          status: 401,
          code: 'not-logged-in',
        });
      }
    },
  );

  test('nobody decides for a customer without their token (R302, R305)', async () => {
    const consents = { 'email-marketing': 'SIGNED' } as const;
    await expect(client.decide(connection('fi', ''), { consents })).rejects.toMatchObject({
      status: 401,
    });
    expect(await open()).toEqual(contractIds);
  });

  describe('GET /consents/marketing', () => {
    test('has what the customer has not decided about, each unsigned, under /api/v1 (R303, R304, R314, R315, R316)', async () => {
      const { consents } = await client.consents(connection());
      expect(last.url || '/api/v1').toContain('/api/v1');
      expect(consents).toEqual(
        contractIds.map((contractId) => ({
          contractId,
          state: 'REVOKED',
          textVersion: expect.stringMatching(/^[\w-]{22}$/),
        })),
      );
      await sign({ 'email-marketing': 'SIGNED', 'mobile-marketing': 'REVOKED' });
      expect(await open()).toEqual(contractIds.slice(2));
    });

    test('has the campaign in each language with absolute addresses, and the variant of the buttons (R317, R329)', async () => {
      const campaign = {
        title: { fi: 'Talvi', en: 'Winter' },
        text: { fi: 'Lunta' },
        link: {
          fi: { label: 'Katso', url: '/kampanjat' },
          en: { label: 'See', url: 'https://other.test/' },
        },
        image: { picture: 'snow.png', title: { fi: 'Lumi' }, description: { sv: 'Snö' } },
        backgroundImage: 'sky.png',
      };
      decided = decidedBy({ campaign, buttons: 'B' });
      expect(await client.consents(connection())).toMatchObject({
        campaignTitle: { fi: 'Talvi', sv: 'Winter', en: 'Winter' },
        campaignText: { fi: 'Lunta', sv: 'Lunta', en: 'Lunta' },
        campaignLink: {
          fi: { label: 'Katso', url: 'https://shop.test/fi/kampanjat' },
          sv: { label: 'See', url: 'https://other.test/' },
        },
        backgroundImage: 'https://shop.test/kuvat/sky.png',
        image: {
          title: { en: 'Lumi' },
          description: { fi: 'Snö' },
          url: 'https://shop.test/kuvat/snow.png',
        },
      });
      expect(last.headers.get('x-button-variant')).toBe('B');
      decided = decidedBy({
        campaign: {
          ...campaign,
          link: null,
          image: { ...campaign.image, picture: 'gone.png' },
          backgroundImage: null,
        },
      });
      expect(await client.consents(connection())).toMatchObject({
        campaignLink: null,
        image: null,
        backgroundImage: null,
      });
    });

    test('is empty where the merchant asks for nothing', async () => {
      decided = decidedBy({ contracts: [] });
      expect(await open()).toEqual([]);
    });
  });

  describe('POST /consents/marketing', () => {
    test('answers what is still open, and names the text, the form, the place and the time in the ledger (R305)', async () => {
      headers = { origin: 'https://club.test' };
      const { consents } = await sign({ 'email-marketing': 'SIGNED' }, 'sv');
      expect(consents.map(({ contractId }) => contractId)).toEqual(contractIds.slice(1));
      const { history } = await client.history(connection());
      expect(history).toEqual([
        {
          contractId: 'email-marketing',
          state: 'SIGNED',
          decidedAt: String(now),
          language: 'sv',
          title: 'Titel email-marketing',
          description: 'About email-marketing',
          channel: 'widget',
          origin: 'https://club.test',
        },
      ]);
    });

    test('what is said of the group is part of the text of each third-party consent', async () => {
      await sign({ 'third-party-targeting-meta': 'SIGNED' }, 'fi');
      const { history } = await client.history(connection());
      expect(history[0]).toMatchObject({
        description: 'Luovutus\nAbout third-party-targeting-meta',
        language: 'fi',
        origin: 'https://shop.test',
      });
    });

    test('the text is the one that was read: named by its version, also after it has changed', async () => {
      // Nobody has decided about this text before.
      const fresh = { en: `About ${randomToken()}` };
      decided = decidedBy({
        contracts: decided.contracts.map((one) => ({ ...one, description: fresh })),
      });
      const read = await client.consents(connection('en'));
      const textVersions = Object.fromEntries(
        read.consents.map((one) => [one.contractId, one.textVersion]),
      );
      const consents = { 'email-marketing': 'SIGNED' } as const;
      await client.decide(connection('sv'), { consents, textVersions, channel: 'dialog' });
      const { history } = await client.history(connection());
      expect(history[0]).toMatchObject({
        language: 'en',
        title: 'Title of email-marketing',
        channel: 'dialog',
      });
      const reworded = decided.contracts.map((one) => ({ ...one, title: { en: 'Another' } }));
      decided = decidedBy({ contracts: reworded });
      await client.decide(connection(), {
        consents: { 'email-marketing': 'REVOKED' },
        textVersions,
      });
      const unread = { consents: { 'mobile-marketing': 'SIGNED' } as const, textVersions };
      await expect(client.decide(connection(), unread)).rejects.toMatchObject({
        status: 400,
        code: 'text-unknown',
      });
      const mixed = { 'mobile-marketing': textVersions['email-marketing'] ?? '' };
      await expect(
        client.decide(connection(), { ...unread, textVersions: mixed }),
      ).rejects.toMatchObject({ code: 'text-unknown' });
      expect(await states()).toMatchObject({
        'email-marketing': 'REVOKED',
        'mobile-marketing': 'REVOKED',
      });
    });

    test.each([
      [{}],
      [{ consents: {} }],
      [{ consents: { 'post-marketing': 'SIGNED' } }],
      [{ consents: { 'email-marketing': 'MAYBE' } }],
      [{ consents: ['email-marketing'] }],
      [{ consents: { 'email-marketing': 'SIGNED' }, channel: 'phone' }],
      [
        {
          consents: { 'email-marketing': 'SIGNED' },
          textVersions: { 'email-marketing': "' or 1=1" },
        },
      ],
    ])('refuses %j, and stores nothing', async (body) => {
      await expect(client.decide(connection(), body as never)).rejects.toMatchObject({
        status: 400,
        code: 'invalid-input',
      });
      expect((await client.history(connection())).history).toEqual([]);
    });

    test('a consent that is no longer asked for can be withdrawn, and is shown until it is', async () => {
      await sign({ 'mobile-marketing': 'SIGNED' });
      decided = decidedBy({ contracts: decided.contracts.slice(0, 1) });
      const shown = async () =>
        (await client.history(connection())).consents.map(({ contractId, state, isAsked }) => [
          contractId,
          state,
          isAsked,
        ]);
      expect(await shown()).toEqual([
        ['email-marketing', 'REVOKED', true],
        ['mobile-marketing', 'SIGNED', false],
      ]);
      await expect(sign({ 'third-party-targeting-meta': 'SIGNED' })).rejects.toMatchObject({
        code: 'consent-unknown',
      });
      await sign({ 'mobile-marketing': 'REVOKED' });
      expect(await shown()).toEqual([['email-marketing', 'REVOKED', true]]);
      await expect(sign({ 'mobile-marketing': 'SIGNED' })).rejects.toMatchObject({
        code: 'consent-unknown',
      });
    });

    test('too many decisions are refused for a while', async () => {
      for (let i = 0; i < 60; i += 1) await sign({ 'email-marketing': 'SIGNED' });
      await expect(sign({ 'email-marketing': 'REVOKED' })).rejects.toMatchObject({
        status: 429,
        code: 'too-many-decisions',
      });
      now = now.add({ minutes: 1 });
      await sign({ 'email-marketing': 'REVOKED' });
      expect((await client.history(connection())).history).toHaveLength(2);
    });

    test('twenty forms at once leave one decision for each change', async () => {
      const one = () => sign({ 'email-marketing': 'SIGNED', 'mobile-marketing': 'REVOKED' });
      await Promise.all(Array.from({ length: 20 }, one));
      expect((await client.history(connection())).history).toHaveLength(2);
    });
  });

  test('after random acts of a customer the state is what they said last, and the ledger has every change', async () => {
    const form = fc.dictionary(fc.constantFrom(...contractIds), fc.constantFrom(...consentStates), {
      minKeys: 1,
    });
    const act = fc.oneof(
      form.map((consents) => ({ consents })),
      fc.constant({ consents: null }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        customerId = `customer-${randomToken()}`;
        const said = new Map<string, ConsentState>();
        let changes = 0;
        for (const { consents } of acts) {
          await (consents ? sign(consents) : client.decline(connection()));
          for (const [id, state] of Object.entries(consents ?? {})) {
            if (said.get(id) !== state) changes += 1;
            said.set(id, state);
          }
        }
        const expected = contractIds.map((id) => [id, said.get(id) ?? 'REVOKED']);
        expect(await states()).toEqual(Object.fromEntries(expected));
        expect(await open()).toEqual(contractIds.filter((id) => !said.has(id)));
        expect((await client.history(connection())).history).toHaveLength(changes);
      }),
      { numRuns: runs(40), interruptAfterTimeLimit: 3_600_000 },
    );
  }, 3_600_000);

  describe('engagement', () => {
    test('GET, POST and decline say when the customer was shown the widget and declined (R306, R307, R308, R318)', async () => {
      const read = () => client.engagement(connection());
      expect(await read()).toEqual({
        declineTimestamp: null,
        lastShownTimestamp: null,
        intervalDays: 30,
      });
      await client.noteShown(connection());
      const shown = now.epochMilliseconds / 1000;
      expect(await read()).toEqual({
        declineTimestamp: null,
        lastShownTimestamp: shown,
        intervalDays: 30,
      });
      now = now.add({ milliseconds: 90_700 });
      await client.decline(connection());
      expect(await read()).toEqual({
        declineTimestamp: shown + 90,
        lastShownTimestamp: shown,
        intervalDays: 30,
      });
      await client.noteShown(connection());
      expect(await read()).toEqual({
        declineTimestamp: shown + 90,
        lastShownTimestamp: shown + 90,
        intervalDays: 30,
      });
      expect(last.status).toBe(200);
    });

    test('declining decides nothing: no consent is given or withdrawn', async () => {
      await sign({ 'email-marketing': 'SIGNED' });
      await client.decline(connection());
      expect(await states()).toMatchObject({
        'email-marketing': 'SIGNED',
        'mobile-marketing': 'REVOKED',
      });
      expect((await client.history(connection())).history).toHaveLength(1);
    });
  });

  describe('translations', () => {
    test.each(languages)(
      '%s: labels, and the merchant’s texts, with English for what is missing (R309)',
      async (language) => {
        const texts = await client.texts(connection(language));
        const missing = Object.entries(texts).filter(([, text]) => text === '');
        expect(missing).toEqual([]);
        expect(texts).toMatchObject({
          'consent.title': 'Hello',
          'consent.consents.dma': language === 'fi' ? 'Luovutus' : 'Passed on',
          'consent.consents.email-marketing': 'About email-marketing',
          'consent.linkUrl': `https://shop.test/${language}/info/tietoturva`,
          'error.authRequired': expect.any(String),
          'error.fetchError': expect.any(String),
        });
      },
    );

    test('differ by language, and there is no other one (R309)', async () => {
      const [fi, sv, en] = await Promise.all(languages.map((one) => client.texts(connection(one))));
      expect(new Set([fi, sv, en].map((texts) => texts?.['consent.submit.Control'])).size).toBe(3);
      await expect(client.texts(connection('de' as Language))).rejects.toMatchObject({
        status: 400,
      });
    });
  });
});
