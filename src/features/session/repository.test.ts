import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readRows } from '#platform/db/rows.ts';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { makeCustomerOf } from './operations/customer-of.ts';
import { idleHours } from './rules/lifetime.ts';
import {
  claimRenewal,
  deleteEnded,
  deleteSession,
  deleteSessionsAt,
  deleteSessionsOf,
  emailsOf,
  exportSessions,
  hashOf,
  insertSession,
} from './repository.ts';
import { customerNamed, logIn, testIssuer } from './testing/customers.ts';

const start = Temporal.Instant.from('2026-11-24T10:00:00Z');

onEveryDatabase('sessions', (database) => {
  const asked = (authToken: string | undefined, now = start, issuer = testIssuer) =>
    makeCustomerOf({ db: database().db, issuer, now: () => now })(authToken);

  test('the customer of a session is known by its auth token, and nobody by any other (R206)', async () => {
    const customer = customerNamed('aino');
    const token = await logIn(database().db, customer, start);
    expect(await asked(token)).toEqual({ customerId: 'aino', customer });
    expect(await asked(undefined)).toBeNull();
    expect(await asked(`${token}x`)).toBeNull();
    expect(await asked('')).toBeNull();
  });

  test('the database holds the hash of the auth token, never the token (R204)', async () => {
    const token = await logIn(database().db, customerNamed('hashed'), start);
    const rows = await readRows(
      database().db,
      sql`select session::text from session.session`,
      z.object({ session: z.string() }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a session ends after two weeks of nobody coming, and lives on when somebody comes', async () => {
    const { db } = database();
    const [used, unused] = [customerNamed('used'), customerNamed('unused')];
    const issue = async (customer: typeof used) => {
      const authToken = `token-of-${customer.sId}-0123456789`;
      const endsAt = start.add({ hours: 9000 });
      const customerId = customer.sId;
      const session = { authToken, issuer: testIssuer, customerId, customer, endsAt };
      const login = { providerSession: null, authenticatedAt: null };
      await insertSession(db, { ...session, ...login, refreshToken: 'jwe' }, start);
      return authToken;
    };
    const tokens = [await issue(used), await issue(unused)] as const;
    const nearEnd = start.add({ hours: idleHours - 1 });
    const afterEnd = start.add({ hours: idleHours + 1 });
    expect(await asked(tokens[0], nearEnd)).not.toBeNull();
    expect(await asked(tokens[0], afterEnd)).not.toBeNull();
    expect(await asked(tokens[1], afterEnd)).toBeNull();
    await deleteEnded(db, afterEnd);
    expect(await asked(tokens[0], afterEnd)).not.toBeNull();
    expect(await asked(tokens[1], start)).toBeNull();
  });

  test('a session ends at its time however often it is used', async () => {
    const token = await logIn(database().db, customerNamed('aino'), start);
    expect(await asked(token, start.add({ hours: 23, minutes: 59 }))).not.toBeNull();
    expect(await asked(token, start.add({ hours: 24 }))).toBeNull();
  });

  test('a session of another provider than the one the shop trusts has ended', async () => {
    const token = await logIn(database().db, customerNamed('aino'), start);
    expect(await asked(token, start, 'https://other.example')).toBeNull();
  });

  test('logging out ends one session, erasing a customer ends all of theirs and nobody else’s', async () => {
    const { db } = database();
    const [one, two, other] = [
      await logIn(db, customerNamed('twice'), start),
      await logIn(db, customerNamed('twice'), start),
      await logIn(db, customerNamed('other'), start),
    ];
    expect(await deleteSession(db, one)).toMatchObject({ refreshToken: expect.any(String) });
    expect(await deleteSession(db, one)).toBeNull();
    expect([await asked(one), (await asked(two))?.customerId]).toEqual([null, 'twice']);
    await deleteSessionsOf(db, 'twice');
    expect([await asked(two), (await asked(other))?.customerId]).toEqual([null, 'other']);
  });

  test('the provider ends the sessions of a customer, or those that hang on one of its own', async () => {
    const { db } = database();
    const on = (who: string, providerSession: string) =>
      logIn(db, customerNamed(who), start, { providerSession });
    const tokens = [await on('ended', 's1'), await on('ended', 's2'), await on('stays', 's3')];
    const left = async () => {
      const found = await Promise.all(tokens.map((token) => asked(token)));
      return found.map((one) => one?.customerId ?? null);
    };
    await deleteSessionsAt(db, testIssuer, { customerId: 'stays', providerSession: 's1' });
    await deleteSessionsAt(db, 'https://other.example', {
      customerId: 'ended',
      providerSession: null,
    });
    expect(await left()).toEqual(['ended', 'ended', 'stays']);
    await deleteSessionsAt(db, testIssuer, { customerId: null, providerSession: 's1' });
    expect(await left()).toEqual([null, 'ended', 'stays']);
    await deleteSessionsAt(db, testIssuer, { customerId: 'ended', providerSession: null });
    expect(await left()).toEqual([null, null, 'stays']);
  });

  test('a device that is kept keeps the sessions that hang on the provider’s, and no others', async () => {
    const { db } = database();
    const on = (providerSession: string | null) =>
      logIn(db, customerNamed('many'), start, { providerSession });
    const [kept, elsewhere, unknown] = [await on('here'), await on('there'), await on(null)];
    await deleteSessionsOf(db, 'many', ['here', 'another']);
    const found = await Promise.all([kept, elsewhere, unknown].map((token) => asked(token)));
    expect(found.map((one) => one?.customerId)).toEqual(['many', undefined, undefined]);
  });

  test('a session is noted as used after ten minutes, and not before; two weeks after that it has ended', async () => {
    const { db } = database();
    const end = { endsAt: start.add({ hours: 9000 }) };
    const [token, unused] = [
      await logIn(db, customerNamed('noted'), start, end),
      await logIn(db, customerNamed('unused since'), start, end),
    ];
    const seen = async () => (await exportSessions(db, 'noted')).map(({ seenAt }) => seenAt);
    await asked(token, start.add({ minutes: 10 }));
    expect(await seen()).toEqual([start]);
    const later = start.add({ minutes: 10, seconds: 1 });
    await asked(token, later);
    expect(await seen()).toEqual([later]);
    const idle = start.add({ hours: idleHours });
    expect(await asked(unused, idle)).toBeNull();
    await deleteEnded(db, idle.subtract({ seconds: 1 }));
    expect(await exportSessions(db, 'unused since')).toHaveLength(1);
    await deleteEnded(db, idle);
    expect(await exportSessions(db, 'unused since')).toEqual([]);
    expect(await seen()).toEqual([later]);
  });

  test('a session that has reached its end is deleted, also when it was just used', async () => {
    const { db } = database();
    await logIn(db, customerNamed('short'), start, { endsAt: start.add({ minutes: 1 }) });
    await deleteEnded(db, start.add({ seconds: 59 }));
    expect(await exportSessions(db, 'short')).toHaveLength(1);
    await deleteEnded(db, start.add({ minutes: 1 }));
    expect(await exportSessions(db, 'short')).toEqual([]);
  });

  test('a renewal is one caller’s until its time is over, and only with the token as it is', async () => {
    const { db } = database();
    const refreshToken = 'sealed';
    const tokenHash = hashOf(await logIn(db, customerNamed('renewing'), start, { refreshToken }));
    const until = start.add({ seconds: 15 });
    const claim = (now: Temporal.Instant, token = refreshToken) =>
      claimRenewal(db, { tokenHash, refreshToken: token }, now, until);
    expect(await claim(start, 'older')).toBe(false);
    expect(await claim(start)).toBe(true);
    expect(await claim(until.subtract({ seconds: 1 }))).toBe(false);
    expect(await claim(until)).toBe(true);
  });

  test('a customer’s sessions are exported oldest first, and each of their e-mails is listed once (L29)', async () => {
    const { db } = database();
    const emails = ['b@mail.test', 'a@mail.test', 'b@mail.test', ''];
    for (const [minutes, email] of emails.entries())
      await logIn(db, customerNamed('exported', { email }), start.subtract({ minutes }));
    await logIn(db, customerNamed('another'), start);
    const exported = await exportSessions(db, 'exported');
    expect(exported.map(({ customer }) => customer.email)).toEqual(emails.toReversed());
    expect((await emailsOf(db, 'exported')).toSorted()).toEqual(['a@mail.test', 'b@mail.test']);
  });
});
