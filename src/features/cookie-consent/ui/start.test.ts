import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timings } from '#platform/timings.ts';
import { readVisitor } from '../rules/choice.ts';
import type { ConsentState } from './kept-choice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fresh modules: a document of their own. */
async function openDocument() {
  const { startConsent, refreshConsent, mayBeAllowed } = await import('./start.ts');
  const { isAllowed } = await import('./allowed.ts');
  const { visitorId } = await import('./visitor-id.ts');
  return { startConsent, refreshConsent, mayBeAllowed, isAllowed, visitorId };
}

function browser() {
  const kept: ConsentState = {
    asked: { version: 1, categories: ['analytics'] },
    choice: { version: 1, given: ['analytics'], at: 1 },
  };
  const forget = vi.fn<(allowed: readonly string[]) => void>();
  return { kept, forget, code: { readKept: () => ({ ...kept }), forget } };
}

test('nothing is allowed before consent management has started (R384)', async () => {
  const { startConsent, isAllowed } = await openDocument();
  const { code, forget } = browser();
  const started = startConsent(() => Promise.resolve(code));
  expect(isAllowed('analytics')).toBe(false);
  await started;
  expect(isAllowed('analytics')).toBe(true);
  expect(forget).toHaveBeenLastCalledWith(['analytics']);
});

test('consent management that does not start in 5000 ms counts as no consent for the document (R389)', async () => {
  expect(timings.consentStart).toBe(5000);
  const { startConsent, refreshConsent, isAllowed } = await openDocument();
  const loading = Promise.withResolvers<ReturnType<typeof browser>['code']>();
  const started = startConsent(() => loading.promise);
  const ended = vi.fn<() => void>();
  void started.then(ended);
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  loading.resolve(browser().code);
  await vi.advanceTimersByTimeAsync(1000);
  refreshConsent();
  expect(isAllowed('analytics')).toBe(false);
});

test('consent management that comes just in time counts (R389)', async () => {
  const { startConsent, isAllowed } = await openDocument();
  const loading = Promise.withResolvers<ReturnType<typeof browser>['code']>();
  const started = startConsent(() => loading.promise);
  await vi.advanceTimersByTimeAsync(4999);
  loading.resolve(browser().code);
  await started;
  expect(isAllowed('analytics')).toBe(true);
});

test('code that cannot be loaded is no consent, and no error (R389)', async () => {
  const { startConsent, isAllowed } = await openDocument();
  await startConsent(() => Promise.reject(new Error('offline')));
  expect(isAllowed('analytics')).toBe(false);
});

test('a choice that changed is seen, and what it forbids is removed', async () => {
  const { startConsent, refreshConsent, isAllowed } = await openDocument();
  const { code, kept, forget } = browser();
  await startConsent(() => Promise.resolve(code));
  kept.choice = null;
  refreshConsent();
  expect(isAllowed('analytics')).toBe(false);
  expect(forget).toHaveBeenLastCalledWith([]);
});

test('what may still be allowed is what was given, or asked for while nothing was chosen (R380)', async () => {
  const { startConsent, refreshConsent, mayBeAllowed } = await openDocument();
  const { code, kept } = browser();
  const may = () => [mayBeAllowed('analytics'), mayBeAllowed('marketing')];
  expect(may()).toEqual([true, true]);
  await startConsent(() => Promise.resolve(code));
  expect(may()).toEqual([true, false]);
  kept.choice = null;
  refreshConsent();
  expect(may()).toEqual([true, false]);
  kept.choice = { version: 1, given: [], at: 1 };
  refreshConsent();
  expect(may()).toEqual([false, false]);
});

test('nothing may be allowed in a shop that does not ask, nor where consent management fails (R381)', async () => {
  const one = await openDocument();
  const { code, kept } = browser();
  Object.assign(kept, { asked: null, choice: null });
  await one.startConsent(() => Promise.resolve(code));
  expect(one.mayBeAllowed('analytics')).toBe(false);
  vi.resetModules();
  const other = await openDocument();
  await other.startConsent(() => Promise.reject(new Error('away')));
  expect(other.mayBeAllowed('analytics')).toBe(false);
});

test('a visitor has the id of the cookie with consent, else one of the document (R386, R387)', async () => {
  const { startConsent, refreshConsent, visitorId } = await openDocument();
  const { code, kept } = browser();
  const id = '2f0a8f3e-31c5-4d8e-9a55-0d8bb2b9c001';
  vi.stubGlobal('document', { cookie: `aitta_visitor=${id}` });
  const random = visitorId();
  expect(random).not.toBe(id);
  await startConsent(() => Promise.resolve(code));
  expect(visitorId()).toBe(id);
  kept.choice = null;
  refreshConsent();
  expect(visitorId()).toBe(random);
});

test.each([
  ['is missing', { cookie: '' }],
  ['is wrong', { cookie: 'aitta_visitor=1' }],
  [
    'is refused by the browser',
    {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('a cookie that %s is logged, and a random id is used (R387)', async (_, page) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { startConsent, visitorId } = await openDocument();
  await startConsent(() => Promise.resolve(browser().code));
  vi.stubGlobal('document', page);
  const id = visitorId();
  expect(readVisitor(id)).toBe(id);
  expect(visitorId()).toBe(id);
  expect(warned.mock.calls[0]?.[0]).toMatch(/^The cookie aitta_visitor /);
  warned.mockRestore();
});

test('what is withdrawn in another window ends here at once (L17, R384)', async () => {
  vi.useRealTimers();
  const here = await openDocument();
  const { kept, code } = browser();
  await here.startConsent(() => Promise.resolve(code));
  expect(here.isAllowed('analytics')).toBe(true);
  vi.resetModules();
  const there = await openDocument();
  await there.startConsent(() => Promise.resolve(code));
  kept.choice = { version: 1, given: [], at: 2 };
  there.refreshConsent();
  await vi.waitFor(() => expect(here.isAllowed('analytics')).toBe(false));
});
