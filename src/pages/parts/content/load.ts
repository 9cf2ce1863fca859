/** Loads what the blocks of a page show. */
import { brands as readBrands, categoryTree, firstProducts } from '#features/catalogue/client.ts';
import { categoryLabel, namesShown } from '#features/catalogue/rules/category-names.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { readListState } from '#features/catalogue/url-state.ts';
import { listSorts } from '#features/catalogue/url-state/sorts.ts';
import { writeListState } from '#features/catalogue/url-state/write.ts';
import { deliveryMethods } from '#features/checkout/client.ts';
import type { BlockName, BlockOf } from '#features/content/record/blocks.ts';
import type { ShownPage } from '#features/content/record/page.ts';
import { addressOf } from '#features/content/rules/placeholders.ts';
import { localText } from '#platform/i18n/language.ts';
import { parseInline, type MarkdownNode } from '#platform/markdown.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { runningCampaigns } from '../../../shell/running-campaigns.ts';
import { paymentChoices } from '../payment-choices.ts';
import { loadRecipe } from '../recipe/load.ts';
import { campaignLead, shownFirst } from './leads.ts';
import type { BlockProps, SellerShown, ShownBlock, ShownContent, ShownNode } from './shown.ts';

const rowLength = 12;
const brandCount = 16;
const bannerCount = 2;
const bannerPictures = 3;
/** A sum in cents for which all payment methods are offered. */
const exampleSum = 5000;

export async function loadContent(facts: RequestFacts, page: ShownPage): Promise<ShownContent> {
  const { searchWords: _, nodes, ...about } = page;
  const shown = await Promise.all(nodes.map((node) => shownNode(facts, node, page)));
  return { ...about, nodes: shown.filter((node) => node !== null) };
}

async function shownNode(
  facts: RequestFacts,
  node: MarkdownNode,
  page: ShownPage,
): Promise<ShownNode | null> {
  if (node.type !== 'block') return node;
  if (node.name === 'switch') return switched(facts, node.data as BlockOf<'switch'>);
  const name = node.name as LoadedBlock;
  const load = loaders[name] as (
    facts: RequestFacts,
    data: unknown,
    page: ShownPage,
  ) => Promise<unknown>;
  const props = await load(facts, node.data, page);
  return { type: 'shown', name, props } as ShownBlock;
}

/** The paragraph of the switch's state; null when it has none. */
function switched(
  { switches }: RequestFacts,
  { name, on, off }: BlockOf<'switch'>,
): ShownNode | null {
  const text = switches[name] ? on : off;
  return text === undefined ? null : { type: 'paragraph', children: parseInline(text).inlines };
}

type LoadedBlock = Exclude<BlockName, 'switch'>;
type Loaders = {
  [Name in LoadedBlock]: (
    facts: RequestFacts,
    data: BlockOf<Name>,
    page: ShownPage,
  ) => Promise<BlockProps[Name]> | BlockProps[Name];
};

const loaders: Loaders = {
  seller: (facts) => sellerOf(facts),
  hours: (facts) => sellerOf(facts),
  'withdrawal-form': (facts) => sellerOf(facts),
  async deliveries({ retailApi }) {
    const found = await deliveryMethods(retailApi, 0);
    const methods = found.deliveryMethods.map(
      ({
        deliveryMethodId,
        kind,
        name,
        description,
        priceEuroCents,
        freeFromEuroCents,
        promise,
      }) => ({
        deliveryMethodId,
        kind,
        name,
        description,
        priceEuroCents,
        freeFromEuroCents,
        promise,
      }),
    );
    return { methods, postcode: found.postcode };
  },
  payments: async ({ retailApi }) => ({ methods: await paymentChoices(retailApi, exampleSum) }),
  bonus: ({ space }) => space.loyalty,
  stores: () => ({}),
  guarantee: (facts, { picture }) => ({ picture: picture ? pictureOf(facts, picture) : null }),
  departments: async (facts) => ({
    departments: (await departmentsOf(facts)).map(({ name, nameLanguage, urlPath, picture }) => ({
      name,
      nameLanguage,
      urlPath,
      picture,
    })),
  }),
  async brands({ retailApi }) {
    const all = await readBrands(retailApi);
    const largest = all.toSorted((a, b) => b.count - a.count).slice(0, brandCount);
    return { brands: largest.map(({ id, name }) => ({ id, name })) };
  },
  async campaigns(facts) {
    const running = await runningCampaigns(facts);
    return { campaigns: running.map((one) => campaignLead(one, facts)) };
  },
  async offers(facts) {
    const { hero } = await leadsOf(facts);
    if (!hero) return { title: '', products: [], all: '' };
    const products = await first(facts, hero.productsOf);
    return { title: hero.name, products: shownCards(products, facts), all: hero.urlPath };
  },
  async banners(facts) {
    const { banners } = await leadsOf(facts);
    const found = await Promise.all(
      banners.map(({ productsOf }) => first(facts, productsOf, bannerPictures)),
    );
    const shown = banners.map((banner, i) => ({
      ...banner,
      products: (found[i] ?? []).map(({ sokId, picture }) => ({ sokId, picture })),
    }));
    return { banners: shown.filter(({ products }) => products.length > 0) };
  },
  notice: (_, { text }) => ({ text: parseInline(text).inlines }),
  questions: (_, groups) => ({
    groups: groups.map(({ title, items }) => ({
      title,
      items: items.map(({ question, answer }) => ({
        question,
        answer: parseInline(answer).inlines,
      })),
    })),
  }),
  async hero(facts, { campaignFirst, picture, ...rest }) {
    const campaign = campaignFirst ? (await leadsOf(facts)).hero : null;
    return { ...rest, campaign, picture: picture ? pictureOf(facts, picture) : null };
  },
  tiles: (facts, tiles) => ({
    tiles: tiles.map((tile) => ({
      ...tile,
      picture: tile.picture && (pictureOf(facts, tile.picture) ?? undefined),
    })),
  }),
  promises: (_, promises) => ({ promises }),
  recipe: async (facts, recipe, page) => ({
    ...(await loadRecipe(facts, recipe)),
    isTitled: recipe.title === page.title,
  }),
  async products(facts, { title, category, campaign, brand, sort, count }) {
    const products = await first(
      facts,
      {
        sortBy: sort,
        ...(category && { path: category }),
        ...(campaign && { campaignId: [campaign] }),
        ...(brand && { mainBrandId: [brand] }),
      },
      count,
    );
    return {
      title,
      products: shownCards(products, facts),
      all: listOf({ category, campaign, brand, sort }),
    };
  },
};

type ProductsBlock = Pick<BlockOf<'products'>, 'category' | 'campaign' | 'brand' | 'sort'>;

/** Path of the list that a row of products begins. */
function listOf({ category, campaign, brand, sort }: ProductsBlock): string {
  const none = readListState(new URLSearchParams(), listSorts);
  const bestseller = listSorts.find(({ field }) => field === 'bestseller');
  const state = {
    ...none,
    filters: {
      ...none.filters,
      campaigns: campaign ? [campaign] : [],
      brands: brand ? [brand] : [],
    },
    ...(sort === 'bestseller' && bestseller && { sort: bestseller }),
  };
  const query = writeListState(state, listSorts);
  const path = category ? `/kategoria/${category}` : '/kategoria';
  return query.size > 0 ? `${path}?${query}` : path;
}

const first = (
  { retailApi }: RequestFacts,
  query: Partial<Parameters<typeof firstProducts>[1]>,
  pageSize = rowLength,
) => firstProducts(retailApi, { sortBy: 'bestseller', pageSize, ...query });

const pictureOf = ({ space }: RequestFacts, name: string): string | null =>
  space.pictures.get(name) ?? null;

/** With the names of menus, and how many products each has. */
export async function departmentsOf(facts: RequestFacts) {
  const tree = await categoryTree(facts.retailApi);
  const names = namesShown(facts);
  return tree.children.map((node) => ({
    name: categoryLabel(node, names),
    nameLanguage: node.nameLanguage,
    path: node.path,
    urlPath: node.urlPath,
    picture: node.picture,
    count: node.count ?? 0,
  }));
}

/** The campaign of the hero, and the banners. */
async function leadsOf(facts: RequestFacts) {
  const [running, departments] = await Promise.all([runningCampaigns(facts), departmentsOf(facts)]);
  return shownFirst(running, departments, facts, bannerCount);
}

function sellerOf({ space, language }: RequestFacts): SellerShown {
  const { name, businessId, email, phone, hours } = space.seller;
  const lines = hours.map((line) => localText(line, language));
  return { name, businessId, address: addressOf(space.seller), email, phone, hours: lines };
}
