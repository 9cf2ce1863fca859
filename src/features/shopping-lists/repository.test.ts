import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase, rounds } from '#platform/db/testing.ts';
import * as repository from './repository.ts';

const start = Temporal.Instant.from('2026-11-24T10:00:00.123456Z');
const at = (minutes: number) => start.add({ minutes });
const item = (sokId: string, quantity = 1, name = `Tavara ${sokId}`) => ({ sokId, quantity, name });
const roomy = { lists: 9, items: 9 };

onEveryDatabase('shopping lists', (database) => {
  let count = 0;
  let [aino, onni] = ['', ''];
  beforeEach(() => {
    count += 1;
    [aino, onni] = [`aino-${count}`, `onni-${count}`];
  });

  /** The list that a test calls by a letter. */
  const own = (letter: string, by = aino) => ({ id: `${letter}-${count}`, customerId: by });
  const make = (
    letter: string,
    { items = [item('1')], minutes = 0, by = aino, limits = roomy } = {},
  ) => {
    const row = { ...own(letter, by), name: `Lista ${letter}`, items, now: at(minutes) };
    return repository.insertList(database().db, row, limits);
  };
  const add = (letter: string, items: ReturnType<typeof item>[], limits = roomy, by = aino) =>
    repository.addItems(database().db, own(letter, by), { items, now: at(5) }, limits);
  const set = (letter: string, sokId: string, quantity: number, by = aino) =>
    repository.setItem(database().db, own(letter, by), { sokId, quantity, now: at(5) });
  const remove = (letter: string, minutes = 0, by = aino) =>
    repository.removeList(database().db, own(letter, by), at(minutes));
  const restore = (letter: string, minutes = 0, limits = roomy, by = aino) =>
    repository.restoreList(database().db, own(letter, by), at(minutes), limits);
  const lists = async (by = aino) =>
    (await repository.readLists(database().db, by)).map(({ id }) => id.split('-')[0]);
  const items = async (letter: string) =>
    (await repository.readItems(database().db, own(letter).id)).map(
      ({ sokId, quantity }) => `${sokId}×${quantity}`,
    );

  test('lists come last changed first, those of the same moment by their ids', async () => {
    for (const [letter, minutes] of Object.entries({ b: 1, a: 1, c: 0, d: 2 }))
      await make(letter, { minutes });
    expect(await lists()).toEqual(['d', 'a', 'b', 'c']);
    await repository.renameList(database().db, own('c'), 'Uusi', at(3));
    expect(await lists()).toEqual(['c', 'd', 'a', 'b']);
    const renamed = await repository.findList(database().db, own('c'));
    expect(renamed).toEqual({ id: own('c').id, name: 'Uusi' });
  });

  test('products stand in the order in which they came, whatever their ids', async () => {
    const { db } = database();
    await make('a', { items: [item('3'), item('1', 2)] });
    await make('b', { items: [] });
    await make('c', { by: onni });
    await add('a', [item('2'), item('1', 3, 'Uusi nimi')]);
    expect(await repository.readItems(db, own('a').id)).toEqual([
      item('3'),
      item('1', 5, 'Uusi nimi'),
      item('2'),
    ]);
    await add('b', [item('1')]);
    expect(await repository.readIds(db, aino)).toEqual(
      new Map([
        [own('a').id, ['3', '1', '2']],
        [own('b').id, ['1']],
      ]),
    );
    await remove('a');
    expect([...(await repository.readIds(db, aino)).keys()]).toEqual([own('b').id]);
  });

  test('a quantity is set for one product of one list; the sum of two stops at 999', async () => {
    await make('a', { items: [item('1', 2), item('2', 2)] });
    await make('b', { items: [item('1', 2)] });
    for (const [sokId, quantity] of Object.entries({ 1: 7, 2: 0, 3: 4 }))
      expect(await set('a', sokId, quantity)).toBe(true);
    expect([await items('a'), await items('b')]).toEqual([['1×7'], ['1×2']]);
    await add('a', [item('1', 992)]);
    expect(await items('a')).toEqual(['1×999']);
    await add('a', [item('1', 1)]);
    expect(await items('a')).toEqual(['1×999']);
  });

  test('a list of somebody else is none, and neither is a removed one', async () => {
    const { db } = database();
    await make('a');
    await make('b');
    await remove('b');
    for (const [letter, by] of [
      ['a', onni],
      ['b', aino],
    ] as const) {
      expect(await repository.findList(db, own(letter, by))).toBeNull();
      expect(await repository.renameList(db, own(letter, by), 'Varas', at(1))).toBe(false);
      expect(await set(letter, '1', 9, by)).toBe(false);
      expect(await add(letter, [item('1', 9)], roomy, by)).toBe('not-found');
    }
    await remove('a', 0, onni);
    expect(await restore('b', 0, roomy, onni)).toBe('not-found');
    expect([await lists(), await lists(onni)]).toEqual([['a'], []]);
    expect([await items('a'), await items('b')]).toEqual([['1×1'], ['1×1']]);
  });

  test('items beyond the room of a list are not added, nor any with them; what is on it needs none', async () => {
    const limits = { lists: 9, items: 3 };
    await make('a', { items: [item('1'), item('2')] });
    expect(await add('a', [item('1'), item('3'), item('4')], limits)).toBe('full');
    expect(await items('a')).toEqual(['1×1', '2×1']);
    expect(await add('a', [item('1'), item('3')], limits)).toBe('added');
    expect(await add('a', [item('3')], limits)).toBe('added');
    expect(await items('a')).toEqual(['1×2', '2×1', '3×2']);
  });

  test('the last place of a list is given to one of those who add to it at once', async () => {
    await make('a');
    const limits = { lists: 9, items: 2 };
    const added = await Promise.all(['2', '3', '4'].map((id) => add('a', [item(id)], limits)));
    expect(added.toSorted()).toEqual(['added', 'full', 'full']);
    expect(await items('a')).toHaveLength(2);
  });

  test('the last list of a customer is made or restored once, also at once', async () => {
    const all = rounds(database(), 20);
    const limits = { lists: 1, items: 9 };
    for (let round = 0; round < all; round += 1) {
      const by = `${onni}-${round}`;
      const letters = [1, 2, 3, 4, 5].map((number) => `${round}/${number}`);
      await make(`${round}`, { by, limits });
      await remove(`${round}`, 0, by);
      const results = await Promise.all([
        restore(`${round}`, 0, limits, by),
        ...letters.map((letter) => make(letter, { by, limits })),
      ]);
      expect(results.filter((one) => one === true || one === 'restored')).toHaveLength(1);
      expect(await lists(by)).toHaveLength(1);
    }
  });

  test('a list that was removed comes back as it was, until ten minutes are over', async () => {
    await make('a', { items: [item('2'), item('1', 3)] });
    await make('b', { minutes: 1 });
    await remove('a', 2);
    await remove('a', 9);
    expect(await lists()).toEqual(['b']);
    const late = at(12).add({ microseconds: 1 });
    expect(await repository.restoreList(database().db, own('a'), late, roomy)).toBe('not-found');
    expect([await restore('a', 12), await restore('a', 12)]).toEqual(['restored', 'not-found']);
    expect([await lists(), await items('a')]).toEqual([
      ['a', 'b'],
      ['2×1', '1×3'],
    ]);
  });

  test('removed lists are deleted after their time, others stay', async () => {
    const { db } = database();
    for (const letter of ['a', 'b']) await make(letter);
    await remove('a');
    await repository.deleteRemoved(db, start);
    expect(await restore('a')).toBe('restored');
    await remove('a');
    await repository.deleteRemoved(db, start.add({ microseconds: 1 }));
    expect([await restore('a'), await items('a')]).toEqual(['not-found', []]);
    expect(await lists()).toEqual(['b']);
  });

  test('what is stored about a customer can be exported and erased, removed lists too', async () => {
    const { db } = database();
    for (const letter of ['b', 'a']) await make(letter, { minutes: 1 });
    for (const letter of ['c', 'd']) await make(letter);
    await make('e', { by: onni });
    await add('c', [item('2')]);
    await remove('d');
    const exported = await repository.exportCustomer(db, aino);
    expect(exported.map(({ name }) => name)).toEqual(['Lista c', 'Lista a', 'Lista b']);
    expect(exported[0]).toEqual({
      name: 'Lista c',
      createdAt: '2026-11-24T10:00:00.123456Z',
      changedAt: '2026-11-24T10:05:00.123456Z',
      items: [item('1'), item('2')],
    });
    await repository.eraseCustomer(db, aino);
    expect(await repository.exportCustomer(db, aino)).toEqual([]);
    expect([await restore('d'), await items('d')]).toEqual(['not-found', []]);
    expect(await lists(onni)).toEqual(['e']);
  });
});
