import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isWished, type Change, type Wishes } from '../rules/wishes.ts';
import { Keeper, type Answer } from './keeper.ts';

const entry = (sokId: string) => ({ product: { sokId }, variant: null });

/** A shop that answers when it is told to, and a browser that keeps things. */
function world(inShop: string[] = []) {
  const shop = new Set(inShop);
  const waiting: { change: Change | null; answer: (answer?: Answer | Error) => void }[] = [];
  const told: Wishes[] = [];
  let kept: unknown = null;
  let pending: string | null = null;
  const wait = <Value>(change: Change | null, value: () => Value) =>
    new Promise<Value>((resolve, reject) => {
      const answer = (other?: Answer | Error) => {
        if (other instanceof Error) reject(other);
        else resolve((other as Value) ?? value());
      };
      waiting.push({ change, answer });
    });
  const keeper = new Keeper({
    list: () => wait(null, () => [...shop].map(entry)),
    change: (change) =>
      wait(change, () => {
        if (change.isWanted) shop.add(change.sokId);
        else shop.delete(change.sokId);
        return { result: 'OK' as const };
      }),
    kept: { read: () => kept, write: (entries) => (kept = entries) },
    pending: {
      put: (sokId) => (pending = sokId),
      take() {
        const taken = pending;
        pending = null;
        return taken;
      },
    },
    tell: (wishes) => told.push(wishes),
  });
  const settle = () => vi.waitFor(() => Promise.resolve());
  /** Answers what was asked first, or the first of a kind. */
  const answer = async (other?: Answer | Error, kind?: 'list' | 'change') => {
    const at = waiting.findIndex(({ change }) => !kind || (kind === 'list') === (change === null));
    if (at >= 0) waiting.splice(at, 1)[0]?.answer(other);
    await settle();
  };
  const answerAll = async () => {
    while (waiting.length > 0) await answer();
  };
  const changes = () => waiting.flatMap(({ change }) => change ?? []);
  const lists = () => waiting.filter(({ change }) => change === null).length;
  const full = (...ids: string[]) => ids.filter((id) => isWished(keeper.current(), id));
  const browser = {
    kept: () => kept,
    keep: (value: unknown) => (kept = value),
    pending: () => pending,
    hold: (sokId: string) => (pending = sokId),
  };
  return { shop, keeper, told, waiting, answer, answerAll, changes, lists, full, browser };
}

test('the list is asked for once somebody is logged in, and kept in the browser (R195, R202)', async () => {
  const { keeper, lists, answerAll, full, browser } = world(['1']);
  expect(lists()).toBe(0);
  keeper.setLoggedIn(true);
  keeper.setLoggedIn(true);
  expect(lists()).toBe(1);
  await answerAll();
  expect([full('1', '2'), browser.kept()]).toEqual([['1'], [entry('1')]]);
});

test('before the shop has answered the browser’s own list is shown; what else is kept there is none (R187, R202)', () => {
  const { keeper, full, browser } = world();
  browser.keep([entry('1'), { product: null }, 'x']);
  keeper.setLoggedIn(true);
  expect([full('1'), keeper.current().entries]).toEqual([['1'], [entry('1')]]);
});

test('for a guest nothing is asked and the list is emptied, also in the browser (R195, R196)', () => {
  const { keeper, waiting, browser } = world();
  browser.keep([entry('1')]);
  keeper.setLoggedIn(false);
  expect([waiting, browser.kept(), keeper.current().entries]).toEqual([[], [], []]);
});

test('a guest’s wish asks nothing, is kept, and is carried out once after login (R190)', async () => {
  const { keeper, waiting, changes, answerAll, browser, shop, told } = world();
  keeper.setLoggedIn(false);
  keeper.toggle('7');
  expect([waiting, browser.pending()]).toEqual([[], '7']);
  expect(keeper.current().notification).toBe('login_required');
  keeper.setLoggedIn(true);
  expect([changes(), browser.pending()]).toEqual([[{ sokId: '7', isWanted: true }], null]);
  await answerAll();
  expect([[...shop], told.at(-1)?.notification]).toEqual([['7'], 'added']);
});

test('what is wished before it is known who shops waits for that', async () => {
  const { keeper, waiting, changes, told } = world();
  keeper.toggle('1');
  expect([waiting, told]).toEqual([[], []]);
  keeper.setLoggedIn(true);
  expect(changes()).toEqual([{ sokId: '1', isWanted: true }]);
});

test('the list is asked for again after every change (R191, R192)', async () => {
  const { keeper, answer, answerAll, lists } = world();
  keeper.setLoggedIn(true);
  await answerAll();
  for (const notification of ['added', 'removed']) {
    keeper.toggle('1');
    await answer(undefined, 'change');
    expect([lists(), keeper.current().notification]).toEqual([1, notification]);
    await answerAll();
    expect([keeper.current().announcement, keeper.current().notification]).toEqual([
      null,
      notification,
    ]);
  }
});

test('of fast clicks only the last wish counts, and one is asked at a time', async () => {
  const { keeper, changes, answerAll, full, shop } = world();
  keeper.setLoggedIn(true);
  await answerAll();
  for (let click = 0; click < 5; click += 1) {
    keeper.toggle('1');
    expect(changes()).toHaveLength(1);
  }
  expect(full('1')).toEqual(['1']);
  await answerAll();
  expect([full('1'), [...shop]]).toEqual([['1'], ['1']]);
});

test('a lost network undoes the wish and says so; asked again it succeeds', async () => {
  const { keeper, answer, answerAll, full, shop } = world();
  keeper.setLoggedIn(true);
  await answerAll();
  keeper.toggle('1');
  await answer(new TypeError('Failed to fetch'));
  expect([full('1'), keeper.current().status]).toEqual([[], 'REQUEST_ERROR']);
  keeper.change(keeper.current().last ?? { sokId: '', isWanted: false });
  await answerAll();
  expect([full('1'), [...shop]]).toEqual([['1'], ['1']]);
});

test('a login that was lost meanwhile keeps the wish for the next one', async () => {
  const { keeper, answer, answerAll, browser } = world();
  keeper.setLoggedIn(true);
  await answerAll();
  keeper.toggle('1');
  await answer({ result: 'NOT_LOGGED_IN' });
  expect([keeper.current().notification, browser.pending()]).toEqual(['login_required', '1']);
});

test('an old answer about the list is no news', async () => {
  const { keeper, waiting, answerAll, full } = world();
  keeper.setLoggedIn(true);
  const [first] = waiting.splice(0);
  keeper.toggle('1');
  await answerAll();
  first?.answer();
  await answerAll();
  expect(full('1')).toEqual(['1']);
});

test('what another tab keeps is shown here, and asked for anew when an answer was on its way', async () => {
  const { keeper, lists, full, browser } = world();
  keeper.setLoggedIn(true);
  browser.keep([entry('5')]);
  keeper.keptChanged();
  expect([full('5'), lists()]).toEqual([['5'], 2]);
  browser.keep('nonsense');
  keeper.keptChanged();
  expect(full('5')).toEqual(['5']);
});

test('whatever is clicked and however the shop answers, hearts end as the list is; without failures as last wished', async () => {
  const clicks = fc.constantFrom('1', '2', '3').map((sokId) => ({ sokId }));
  const answers = fc.record({ fails: fc.boolean(), kind: fc.constantFrom('list', 'change') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(clicks, answers), { maxLength: 40 }), async (steps) => {
      const { keeper, changes, answer, answerAll, full, shop } = world(['2']);
      keeper.setLoggedIn(true);
      await answerAll();
      const wished = new Map([['2', true]]);
      let hasFailed = false;
      for (const step of steps) {
        if ('sokId' in step) {
          keeper.toggle(step.sokId);
          wished.set(step.sokId, full(step.sokId).length > 0);
        } else if (step.kind === 'list' || changes().length > 0) {
          const fails = step.fails && step.kind === 'change';
          hasFailed ||= fails;
          await answer(fails ? new Error('lost') : undefined, step.kind as 'list');
        }
        const asked = changes().map(({ sokId }) => sokId);
        expect(new Set(asked).size).toBe(asked.length);
      }
      await answerAll();
      expect(full('1', '2', '3')).toEqual([...shop].toSorted());
      const last = [...wished].filter(([, isWanted]) => isWanted).map(([sokId]) => sokId);
      expect(hasFailed ? last.toSorted() : full('1', '2', '3')).toEqual(last.toSorted());
    }),
    { numRuns: 200 },
  );
});
