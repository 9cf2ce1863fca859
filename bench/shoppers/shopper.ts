/** One visit: looks around, searches, perhaps buys. What it does is counted, to be compared with what the shop
 * has counted. */
import { randomUUID } from 'node:crypto';
import type { VisitEvent } from '../../src/features/analytics/contract.ts';
import { actionIn, hiddenIn, openBrowser, type Answer, type Browser } from './browser.ts';

/** What the shop should know of a visit. */
export interface Visit {
  /** Null without consent to analytics. */
  visitor: string | null;
  /** Names of the events that were sent. */
  events: string[];
  searches: { term: string; results: number }[];
  order: { number: string; cents: number; isPaid: boolean } | null;
  /** Status codes that no page should have. */
  faults: string[];
}

const terms = ['kahvi', 'villapaita', 'kuulokkeet', 'leipä', 'zzkuutamo', 'kasvovoide'];
/** What shoppers do at the bank; the first is what most do. */
const acts = [
  'pay',
  'pay',
  'pay',
  'pay',
  'pay',
  'pay',
  'twice',
  'leave',
  'cancel',
  'fail',
] as const;

const contact = {
  phone: '0401234567',
  firstName: 'Maija',
  lastName: 'Maksaja',
  streetAddress: 'Mannerheimintie 1',
  postcode: '00100',
  city: 'Helsinki',
  intent: 'address',
};

const any = <One>(list: readonly One[]): One =>
  list[Math.floor(Math.random() * list.length)] as One;

export interface Shop {
  origin: string;
  /** Version of what visitors are asked for. */
  version: number;
  /** Path of products without variants, by which they are bought. */
  products: readonly string[];
  delivery: string;
}

export async function visit(shop: Shop): Promise<Visit> {
  const browser = openBrowser(shop.origin);
  const visitor = Math.random() < 0.6 ? randomUUID() : null;
  const seconds = Math.floor(Date.now() / 1000);
  const choice = `${shop.version}.${visitor ? 'analytics' : ''}.${seconds}`;
  browser.cookies.set('aitta_consent', choice);
  if (visitor) browser.cookies.set('aitta_visitor', visitor);
  const made: Visit = { visitor, events: [], searches: [], order: null, faults: [] };
  const note = noter(browser, made);
  const open = async (answer: Promise<Answer>) => {
    const { status, path, html } = await answer;
    if (status >= 400) made.faults.push(`${status} ${path}`);
    return { path, html };
  };
  await open(browser.get('/'));
  await note({ name: 'page_view', page: '/' });
  if (Math.random() < 0.5) await search(browser, made, note);
  const product = any(shop.products);
  const id = product.split('/').at(-1) ?? '';
  await open(browser.get(product));
  await note({ name: 'view_item', page: product, items: [{ id }] });
  if (Math.random() < 0.5) return made;
  await open(browser.post(product, { sokId: id, quantity: '1' }));
  await note({ name: 'add_to_cart', page: product, items: [{ id, quantity: 1 }] });
  if (Math.random() < 0.3) return made;
  await open(browser.get('/kassa'));
  await note({ name: 'begin_checkout', page: '/kassa', items: [{ id, quantity: 1 }] });
  // The shop limits the unpaid orders of one address.
  const email = `maija.${randomUUID()}@example.com`;
  await open(browser.post('/kassa', { ...contact, email }));
  const { html } = await open(browser.post('/kassa', { delivery: shop.delivery }));
  const fields = hiddenIn(html);
  const bank = await open(browser.post('/maksu', { ...fields, method: 'koivupankki' }));
  await pay(browser, made, bank.html, Number(fields['totalEuroCents']));
  return made;
}

async function search(
  browser: Browser,
  made: Visit,
  note: ReturnType<typeof noter>,
): Promise<void> {
  const term = any(terms);
  const { html, status } = await browser.get(`/haku?hakutermi=${encodeURIComponent(term)}`);
  if (status !== 200) made.faults.push(`${status} /haku`);
  const results = html.includes('/tuote/') && term !== 'zzkuutamo' ? 1 : 0;
  if (made.visitor) made.searches.push({ term, results });
  await note({ name: 'search', page: '/haku', facts: { search: { term, results } } });
}

async function pay(browser: Browser, made: Visit, html: string, cents: number): Promise<void> {
  const url = actionIn(html, /\/pay\//);
  if (!url) return void made.faults.push('no payment');
  const act = any(acts);
  const back = await browser.post(url, { ...hiddenIn(html), act });
  const isPaid = act !== 'cancel' && act !== 'fail';
  const shown = new URLSearchParams(back.path.split('?')[1]).get('tilaus');
  const number = shown ?? /\/tilaukset\/(\d+)/.exec(back.path)?.[1] ?? '';
  made.order = { number, cents, isPaid };
  if (back.status >= 400) made.faults.push(`${back.status} ${back.path}`);
}

type Sent = Pick<VisitEvent, 'name' | 'page'> & Partial<VisitEvent>;

/** Sends an event as the page's script would, where the visitor allows it. */
const noter = (browser: Browser, made: Visit) => async (event: Sent) => {
  const { visitor } = made;
  // The shop refuses what comes without consent, so some try.
  const status = await browser.json('/_data/events', {
    visitor: visitor ?? randomUUID(),
    language: 'fi',
    events: [event],
  });
  // All shoppers share this machine's address, which may send only so much.
  if (status !== 204 && status !== 429) made.faults.push(`${status} /_data/events`);
  if (visitor) made.events.push(event.name);
};
