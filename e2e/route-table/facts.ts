/** What a shop has, in a language: the table of routes expects what follows from it, not words of its own. */
import type { Campaign } from '../../src/features/campaigns/record.ts';
import { stageOf, type Stage } from '../../src/features/campaigns/rules.ts';
import { pageIn } from '../../src/features/content/rules/page.ts';
import { demoSpace } from '../../src/features/content/testing.ts';
import type { ShownPage } from '../../src/features/content/record/page.ts';
import type { Store } from '../../src/features/stores/record.ts';
import { localText, type Language, type LocalText } from '../../src/platform/i18n/language.ts';
import type { Namespace, Translate } from '../../src/platform/i18n/messages.ts';
import { serverTranslator } from '../../src/platform/i18n/server-messages.ts';
import { momentIn } from '../../src/platform/moment.ts';
import type { Visitors } from './visitors.ts';

const space = demoSpace();

/** The middle of the first campaign of high level: others are over, or yet to come. */
export const moment: Temporal.Instant = (() => {
  const [first] = space.campaigns
    .filter(({ level }) => level === 'high')
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  const [from = 0, to = 0] = [first?.startTime, first?.endTime].map((time) =>
    Date.parse(time ?? ''),
  );
  return Temporal.Instant.fromEpochMilliseconds(Math.round((from + to) / 2));
})();

/** Of a product, category or brand. */
interface Listed {
  name: string;
  urlPath: string;
}

export interface Facts {
  language: Language;
  t: <N extends Namespace>(namespace: N) => Translate<N>;
  local: (text: LocalText) => string;
  product: Listed & { sokId: string; brandName: string };
  category: Listed & { count: number };
  brand: { id: string; name: string };
  /** Of the guest who has ordered. */
  order: Visitors['order'];
  store: Store;
  /** The campaign of a path, and what its page says of its time. */
  campaign: (path: string) => Campaign & { stage: Stage; says: string };
  /** A page of the merchant with its first paragraph. */
  page: (path: string) => ShownPage & { says: string };
  /** Question of a step of the product finder. */
  question: (step: 'first' | 'second') => { name: string; says: string };
}

export async function factsIn(
  language: Language,
  { guest, order }: Pick<Visitors, 'guest' | 'order'>,
): Promise<Facts> {
  const headers = { 'x-language': language };
  const read = async (path: string) => (await guest.get(`/api/${path}`, { headers })).json();
  const [tree] = (await read('v1/categoryTree')) as { children: (Listed & { path: string })[] }[];
  const category = tree?.children[0] as Listed & { path: string };
  const { products, totalCount } = (await read(`v3/category?path=${category.path}`)) as {
    products: Facts['product'][];
    totalCount: number;
  };
  const [brand] = (await read('v3/brands')) as Facts['brand'][];
  return {
    ...spoken(language),
    language,
    order,
    product: products[0] as Facts['product'],
    category: { ...category, count: totalCount },
    brand: brand as Facts['brand'],
    store: space.stores[0] as Store,
  };
}

/** What the content space says. */
function spoken(language: Language): Pick<Facts, 't' | 'local' | 'campaign' | 'page' | 'question'> {
  const t: Facts['t'] = (namespace) => serverTranslator(language, namespace);
  const local = (text: LocalText) => localText(text, language);
  return {
    t,
    local,
    campaign(path) {
      const campaign = space.campaigns.find((one) => one.path === path) as Campaign;
      const stage = stageOf(campaign, moment.epochMilliseconds);
      return { ...campaign, stage, says: timeOf(campaign, stage, language) };
    },
    page(path) {
      const page = pageIn(space, path, language) as ShownPage;
      const paragraph = page.nodes.find(({ type }) => type === 'paragraph');
      return { ...page, says: wordsOf(paragraph) };
    },
    question(step) {
      const { steps } = space.finder;
      const next = steps['start']?.choices.find((one) => one.next)?.next ?? 'start';
      const name = step === 'first' ? 'start' : next;
      return { name, says: local(steps[name]?.question ?? {}) };
    },
  };
}

function timeOf({ startTime, endTime }: Campaign, stage: Stage, language: Language): string {
  const t = serverTranslator(language, 'pages/parts/campaign');
  if (stage === 'before') return t('beforeText', { time: momentIn(startTime, language) });
  if (stage === 'over') return t('overText', { time: momentIn(endTime, language) });
  return t('ends', { time: momentIn(endTime, language) });
}

/** All texts of a part of a page, joined. */
function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(wordsOf).join('');
  const { children, text } = (part ?? {}) as { children?: unknown; text?: string };
  return children === undefined ? (text ?? '') : wordsOf(children);
}
