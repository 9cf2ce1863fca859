import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '#platform/db/testing.ts';
import { artifactsOf, endSessionsOf } from './artifacts.ts';

const began = Temporal.Instant.from('2026-11-24T10:00:00Z');

onEveryDatabase('objects of the OpenID library', (database) => {
  let now = began;
  const of = (model: string) => artifactsOf(database().db, () => now, model);
  beforeEach(async () => {
    now = began;
    await database().run('delete from identity.artifact');
  });

  test('are found by their id and model until they expire, a second at least', async () => {
    const sessions = of('Session');
    await sessions.upsert('a', { accountId: 'aino', uid: 'u-1' }, 10);
    await sessions.upsert('short', { accountId: 'aino' }, 0);
    expect(await sessions.find('a')).toEqual({ jti: 'a', accountId: 'aino', uid: 'u-1' });
    expect(await sessions.findByUid('u-1')).toMatchObject({ accountId: 'aino' });
    expect(await of('Grant').find('a')).toBeUndefined();
    expect(await of('Grant').findByUid('u-1')).toBeUndefined();
    expect(await sessions.find('b')).toBeUndefined();
    now = began.add({ milliseconds: 999 });
    expect(await sessions.find('short')).toBeDefined();
    now = began.add({ seconds: 1 });
    expect(await sessions.find('short')).toBeUndefined();
    now = began.add({ seconds: 10 });
    expect(await sessions.find('a')).toBeUndefined();
  });

  test.each([
    ['AuthorizationCode', 0, true],
    ['RefreshToken', 30, false],
    ['RefreshToken', 31, true],
  ])('a %s used %i seconds ago is spent: %s', async (model, seconds, isSpent) => {
    await of(model).upsert('a', {}, 100);
    expect([await of(model).consume('a'), await of(model).consume('a')]).toEqual([true, false]);
    now = began.add({ seconds });
    const consumed = began.epochMilliseconds / 1000;
    expect((await of(model).find('a'))?.['consumed']).toBe(isSpent ? consumed : undefined);
  });

  test('are removed one by one, or all of one model and grant', async () => {
    const tokens = of('AccessToken');
    await tokens.upsert('a', { grantId: 'g-1' }, 100);
    await tokens.upsert('b', { grantId: 'g-1' }, 100);
    await tokens.upsert('c', { grantId: 'g-2' }, 100);
    await of('RefreshToken').upsert('d', { grantId: 'g-1' }, 100);
    await of('RefreshToken').destroy('a');
    await tokens.destroy('c');
    const left = async () =>
      Promise.all([
        tokens.find('a'),
        tokens.find('b'),
        tokens.find('c'),
        of('RefreshToken').find('d'),
      ]);
    const isThere = async () => (await left()).map((one) => one !== undefined);
    expect(await isThere()).toEqual([true, true, false, true]);
    await tokens.revokeByGrantId('g-1');
    expect(await isThere()).toEqual([false, false, false, true]);
  });

  test('of an account all go, but for the session that is kept, its grants and tokens', async () => {
    const put = (model: string, id: string, more: object) =>
      of(model).upsert(id, { accountId: 'aino', ...more }, 100);
    await put('Session', 'kept', { uid: 'u-1' });
    await put('Session', 'other', { uid: 'u-2' });
    await put('Grant', 'kept-grant', {});
    await put('Grant', 'other-grant', {});
    await put('AccessToken', 'kept-grant', { sessionUid: 'u-2' });
    await put('RefreshToken', 'kept-token', { sessionUid: 'u-1' });
    await put('RefreshToken', 'other-token', { sessionUid: 'u-2' });
    await put('Session', 'onni', { accountId: 'onni', uid: 'u-3' });
    const all = [
      ['Session', 'kept'],
      ['Grant', 'kept-grant'],
      ['RefreshToken', 'kept-token'],
      ['Session', 'onni'],
      ['Session', 'other'],
      ['Grant', 'other-grant'],
      ['AccessToken', 'kept-grant'],
      ['RefreshToken', 'other-token'],
    ] as const;
    const left = async () => {
      const found = await Promise.all(all.map(([model, id]) => of(model).find(id)));
      return all.filter((_, at) => found[at] !== undefined);
    };
    await endSessionsOf(database().db, 'aino', { uid: 'u-1', grantIds: ['kept-grant'] });
    expect(await left()).toEqual(all.slice(0, 4));
    await endSessionsOf(database().db, 'aino');
    expect(await left()).toEqual([['Session', 'onni']]);
  });
});
