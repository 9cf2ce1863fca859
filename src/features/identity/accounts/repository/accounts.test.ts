import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import type { NewAccount } from '../record.ts';
import { changeAccount, findAccount, findByEmail, insertAccount } from './accounts.ts';
import { findCard, freeCards, registerCard } from './cards.ts';

const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
const given: NewAccount = {
  email: 'aino@mail.test',
  passwordHash: 'hash',
  givenName: 'Aino',
  familyName: 'Virtanen',
  phone: '',
  language: 'fi',
  addresses: [],
  bonusCard: null,
  isCoop: false,
};

onEveryDatabase('accounts', (database) => {
  const db = () => database().db;
  const open = async (email: string) =>
    (await insertAccount(db(), { ...given, email }, now)) ?? { id: `${email} has one` };
  beforeEach(() => database().run('delete from identity.account'));

  test('are found by e-mail however it is written, and there is one for each', async () => {
    const [aino, onni] = [await open('aino@mail.test'), await open(' Onni@Mail.test')];
    expect(await findByEmail(db(), 'AINO@mail.test ')).toMatchObject({ id: aino.id });
    expect(await findByEmail(db(), 'onni@mail.test')).toMatchObject({ id: onni.id });
    expect(await insertAccount(db(), { ...given, email: 'Aino@mail.test' }, now)).toBeNull();
  });

  test('change alone, and not to the e-mail or card of another', async () => {
    const [aino, onni] = [await open('aino@mail.test'), await open('onni@mail.test')];
    const change = (to: Partial<NewAccount>, id = aino.id) => changeAccount(db(), id, to);
    const changes = [
      await change({ email: ' UUSI@mail.test', bonusCard: '241000000034' }),
      await change({ phone: '0401234567' }),
      await change({ email: 'onni@mail.test' }),
      await change({ bonusCard: '241000000034' }, onni.id),
      await change({ phone: '0401234567' }, 'nobody'),
    ];
    expect(changes).toEqual([true, true, false, false, false]);
    expect(await findAccount(db(), aino.id)).toMatchObject({
      email: 'uusi@mail.test',
      phone: '0401234567',
    });
    expect(await findAccount(db(), onni.id)).toMatchObject({ ...given, email: 'onni@mail.test' });
  });

  test('that cannot be written for any other reason are a fault', async () => {
    const { id } = await open('aino@mail.test');
    const wrong = { passwordHash: null } as unknown as Partial<NewAccount>;
    await expect(changeAccount(db(), id, wrong)).rejects.toThrow('Failed query');
  });

  test('have four free cards to choose from in a demo shop, those of the co-op first', async () => {
    await database().run('delete from identity.bonus_card');
    for (const [number, isCoop] of [
      ['3', false],
      ['1', false],
      ['5', true],
      ['4', true],
      ['2', false],
      ['6', true],
    ] as const)
      await registerCard(db(), { number, isCoop });
    const free = async () => (await freeCards(db())).map(({ number }) => number);
    expect(await free()).toEqual(['4', '5', '6', '1']);
    await changeAccount(db(), (await open('aino@mail.test')).id, { bonusCard: '5' });
    expect(await free()).toEqual(['4', '6', '1', '2']);
    await registerCard(db(), { number: '1', isCoop: true });
    expect(await findCard(db(), '1')).toEqual({ number: '1', isCoop: false });
    expect(await findCard(db(), '7')).toBeNull();
  });
});
