import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import type { ConsentState, ContractId } from './contract.ts';
import * as repository from './repository.ts';

const start = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');
const later = start.add({ minutes: 1 });
const textOf = (contractId: ContractId, language: 'fi' | 'sv' = 'fi') => ({
  version: `${contractId} in ${language}`,
  contractId,
  language,
  title: 'Sähköposti',
  description: 'Saa lähettää\n"tarjouksia"',
});
const texts = [
  textOf('email-marketing'),
  textOf('email-marketing', 'sv'),
  textOf('mobile-marketing'),
];

onEveryDatabase('decisions on consents', (database) => {
  let count = 0;
  let [aino, onni] = ['', ''];
  beforeEach(async () => {
    count += 1;
    [aino, onni] = [`aino-${count}`, `onni-${count}`];
    await repository.keepTexts(database().db, texts, start);
  });

  interface Made {
    of?: ContractId;
    by?: string;
    now?: Temporal.Instant;
    language?: 'fi' | 'sv';
  }
  const decide = (
    state: ConsentState,
    { of = 'email-marketing', by = aino, now = start, language = 'fi' }: Made = {},
    db = database().db,
  ) =>
    repository.addDecisions(
      db,
      [{ contractId: of, state, textVersion: textOf(of, language).version }],
      { customerId: by, channel: 'account', origin: 'https://shop.test', now },
    );
  const erase = (customerId: string) =>
    database().db.transaction((tx) => repository.eraseCustomer(tx, customerId));
  const decided = async (by = aino) =>
    (await repository.readDecisions(database().db, by)).map(
      ({ contractId, state }) => `${contractId} ${state}`,
    );

  test('come oldest first as they were made, each with the text that was read', async () => {
    const { db } = database();
    const made = { customerId: aino, channel: 'widget', origin: 'https://club.test' } as const;
    await repository.addDecisions(db, [], { ...made, now: start });
    await decide('SIGNED', { of: 'mobile-marketing', now: later });
    await decide('REVOKED', { language: 'sv' });
    await decide('SIGNED', { by: onni });
    const [first, second, ...others] = await repository.readDecisions(db, aino);
    const { version: textVersion, ...text } = textOf('mobile-marketing');
    expect(first).toEqual({
      ...text,
      textVersion,
      state: 'SIGNED',
      channel: 'account',
      origin: 'https://shop.test',
      decidedAt: later,
    });
    expect(second).toMatchObject({ state: 'REVOKED', language: 'sv' });
    expect(second?.decidedAt).toEqual(start);
    expect(others).toEqual([]);
  });

  test('a text stays as it was first kept, and is about one consent', async () => {
    const { db } = database();
    await repository.keepTexts(db, [], later);
    await repository.keepTexts(
      db,
      texts.map((one) => ({ ...one, title: 'Muu' })),
      later,
    );
    await decide('SIGNED');
    expect(await repository.readDecisions(db, aino)).toMatchObject([{ title: 'Sähköposti' }]);
    const about = (version: string) => repository.contractOfText(db, version);
    expect([await about('mobile-marketing in fi'), await about('unknown')]).toEqual([
      'mobile-marketing',
      null,
    ]);
  });

  test('forms that come at once wait for one another', async () => {
    const { db } = database();
    const decideOnce = (by: string) =>
      db.transaction(async (tx) => {
        await repository.lockCustomer(tx, by);
        const before = await repository.readDecisions(tx, by);
        if (before.length === 0) await decide('SIGNED', { by }, tx);
      });
    const all = rounds(database(), 10);
    for (let round = 0; round < all; round += 1) {
      const by = `${aino} in round ${round}`;
      await Promise.all(Array.from({ length: 5 }, () => decideOnce(by)));
      expect(await decided(by)).toHaveLength(1);
    }
  });

  test('cannot be changed, nor shortened, other than by erasing their customer (L29)', async () => {
    const { run } = database();
    for (const by of [aino, onni]) await decide('SIGNED', { by });
    for (const statement of [
      `update consents.decision set state = 'REVOKED'`,
      `delete from consents.decision where customer_id = '${aino}'`,
      'truncate consents.decision',
    ])
      await expect(run(statement)).rejects.toThrow(/never changed/);
    await erase(aino);
    expect([await decided(), await decided(onni)]).toEqual([[], ['email-marketing SIGNED']]);
    expect(await repository.contractOfText(database().db, 'email-marketing in fi')).not.toBeNull();
  });

  test('after an erasure the rest of its transaction cannot shorten them either', async () => {
    const { db } = database();
    const eraseAndDecide = db.transaction(async (tx) => {
      await repository.eraseCustomer(tx, aino);
      await decide('SIGNED', {}, tx);
      await tx.execute(sql`delete from consents.decision where customer_id = ${aino}`);
    });
    const refused = { cause: { message: expect.stringContaining('never changed') } };
    await expect(eraseAndDecide).rejects.toMatchObject(refused);
    expect(await decided()).toEqual([]);
  });

  test('those who consent to a contract now come latest first, then by their ids (L18)', async () => {
    const { db } = database();
    await decide('SIGNED', { by: onni });
    const [asta, eero] = [`asta-${count}`, `eero-${count}`];
    await decide('SIGNED', { by: aino, language: 'sv' });
    await decide('SIGNED', { by: asta });
    await decide('REVOKED', { by: asta, now: later });
    await decide('REVOKED', { by: eero });
    await decide('SIGNED', { by: eero, now: later });
    await decide('SIGNED', { by: `clock-${count}`, now: later });
    await decide('REVOKED', { by: `clock-${count}`, now: start });
    await decide('SIGNED', { by: asta, of: 'mobile-marketing' });
    await decide('REVOKED', { by: aino, of: 'mobile-marketing' });
    const signed = async (id: ContractId) =>
      (await repository.listSigned(db, id)).filter(({ customerId }) =>
        customerId.endsWith(`-${count}`),
      );
    const textVersion = 'email-marketing in fi';
    expect(await signed('email-marketing')).toEqual([
      { customerId: eero, decidedAt: later, language: 'fi', textVersion },
      { customerId: aino, decidedAt: start, language: 'sv', textVersion: 'email-marketing in sv' },
      { customerId: onni, decidedAt: start, language: 'fi', textVersion },
    ]);
    expect(await signed('mobile-marketing')).toMatchObject([{ customerId: asta }]);
  });

  test('of being shown and of declining each is noted without the other, for one customer', async () => {
    const { db } = database();
    const noted = () => repository.readEngagement(db, aino);
    expect(await noted()).toEqual({ lastShownAt: null, declinedAt: null });
    await repository.noteEngagement(db, aino, { lastShownAt: start });
    expect(await noted()).toEqual({ lastShownAt: start, declinedAt: null });
    await repository.noteEngagement(db, aino, { declinedAt: later });
    expect(await noted()).toEqual({ lastShownAt: start, declinedAt: later });
    await repository.noteEngagement(db, aino, { lastShownAt: later });
    expect(await noted()).toEqual({ lastShownAt: later, declinedAt: later });
    expect(await repository.readEngagement(db, onni)).toMatchObject({ lastShownAt: null });
  });

  test('what is stored about a customer can be exported and erased, nobody else’s with it (L29)', async () => {
    const { db } = database();
    for (const by of [aino, onni]) {
      await decide('SIGNED', { by });
      await repository.noteEngagement(db, by, { declinedAt: later });
    }
    const exported = (by: string) => repository.exportCustomer(db, by);
    const decisions = [
      expect.objectContaining({ state: 'SIGNED', textVersion: texts[0]?.version }),
    ];
    const whole = { decisions, lastShownAt: null, declinedAt: later };
    expect(await exported(aino)).toEqual(whole);
    await erase(aino);
    expect(await exported(aino)).toEqual({ decisions: [], lastShownAt: null, declinedAt: null });
    expect(await exported(onni)).toEqual(whole);
  });

  test('a customer’s budget is their own, and is forgotten when it was not used since a time', async () => {
    const { db } = database();
    const spend = (key: string) => repository.spend(db, key, { capacity: 1, seconds: 60 }, start);
    expect([await spend(aino), await spend(aino), await spend(onni)]).toEqual([0, 60, 0]);
    await repository.deleteBudgets(db, start);
    expect(await spend(aino)).toBe(60);
    await repository.deleteBudgets(db, start.add({ microseconds: 1 }));
    expect(await spend(aino)).toBe(0);
  });
});
