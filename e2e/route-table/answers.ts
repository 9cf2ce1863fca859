/** Compares what the shop answers with a row of the table of routes. */
import type { APIRequestContext } from '@playwright/test';
import { addressIn } from '../../src/platform/i18n/language.ts';
import { expect } from '../fixtures/test.ts';
import { folded, readPage } from '../steps/reading.ts';
import type { Facts } from './facts.ts';
import type { State, Derived } from './state.ts';

interface Asked {
  from: APIRequestContext;
  facts: Facts;
  shop: { url: string };
}

export async function answers(state: State, { from, facts, shop }: Asked): Promise<void> {
  const { language } = facts;
  const address = addressIn(language, derived(state.path, facts));
  const response = await from.get(address, { maxRedirects: 0 });
  if (state.leadsTo !== undefined) {
    expect(response.status(), address).toBe(state.status ?? 302);
    const to = new URL(response.headers()['location'] ?? '', shop.url);
    if (state.leadsTo instanceof RegExp) return expect(to.href, address).toMatch(state.leadsTo);
    const expected = addressIn(language, derived(state.leadsTo, facts));
    return expect(to.pathname + to.search, address).toBe(expected);
  }
  expect(response.status(), address).toBe(state.status ?? 200);
  if (state.h1) shows(state, { address, facts, shop, html: await response.text() });
}

/** The value, or what follows from the facts. */
export const derived = <Value>(one: Value | Derived<Value>, facts: Facts): Value =>
  typeof one === 'function' ? (one as Derived<Value>)(facts) : one;

interface Shown extends Omit<Asked, 'from'> {
  address: string;
  html: string;
}

function shows(state: State, { address, facts, shop, html }: Shown): void {
  const { language } = facts;
  const { h1 = () => '', called = h1, says = () => [], status = 200 } = state;
  const page = readPage(html);
  expect(page.landmarks, address).toEqual(['header', 'main', 'footer']);
  expect([page.language, page.headings], address).toEqual([language, [folded(h1(facts))]]);
  expect(page.title.startsWith(folded(called(facts))), `${address}: ${page.title}`).toBe(true);
  expect(page.title, address).toMatch(/\S – \S/);
  for (const sentence of [says(facts)].flat())
    expect(page.text, address).toContain(folded(sentence));
  const listed = state.listed === true ? derived(state.path, facts) : state.listed;
  expect(page.canonical, address).toBe(listed ? shop.url + addressIn(language, listed) : null);
  if (status === 200) expect(page.isNoindex, address).toBe(listed === undefined);
}
