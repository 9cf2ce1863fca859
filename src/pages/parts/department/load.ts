/** Loads what the page of a department shows above its list. */
import type { Language } from '#platform/i18n/language.ts';
import { firstProducts } from '#features/catalogue/client.ts';
import type { Category, Picture } from '#features/catalogue/contract.ts';
import type { Facets } from '#features/catalogue/contract/facets.ts';
import { categoryLabel, namesShown } from '#features/catalogue/rules/category-names.ts';
import { shownCards, type ShownCard } from '#features/catalogue/rules/shown-card.ts';
import { listSorts } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { writeListState } from '#features/catalogue/url-state/write.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { campaignLead } from '../content/leads.ts';
import type { ShownContent, ShownNode } from '../content/shown.ts';
import { brandsFirst, campaignsIn, hasRow, headPictures, rowLength } from './choose.ts';

export interface DepartmentShown {
  /** What the merchant says of it: plain paragraphs before anything else, and the rest. */
  text: string[];
  /** Of the text and of the rest. */
  language?: Language | undefined;
  more: ShownNode[];
  pictures: Picture[];
  categories: {
    name: string;
    nameLanguage?: Language | undefined;
    urlPath: string;
    count: number | undefined;
    picture: Picture | null;
  }[];
  best: ShownCard[];
  /** Path of the list that the best sellers begin. */
  allBest: string;
  campaigns: CampaignShown[];
  brands: { name: string; to: string }[];
}

export interface CampaignShown {
  path: string;
  urlPath: string;
  name: string;
  text: string;
  /** Address of its picture. */
  picture: string | null;
  count: number;
  /** Path of its products in this department. */
  here: string;
}

interface Loaded {
  category: Category;
  children: Category[];
  totalCount: number;
  facets: Facets;
  state: ListState;
}

export async function loadDepartment(
  facts: RequestFacts,
  { category, children, totalCount, facets, state }: Loaded,
  content: ShownContent | null,
): Promise<DepartmentShown> {
  const { path, urlPath, picture } = category;
  const narrowed = (filters: Partial<ListState['filters']>) =>
    pathOf(urlPath, { ...state, filters: { ...state.filters, ...filters } });
  const best = hasRow(totalCount)
    ? await firstProducts(facts.retailApi, { path, sortBy: 'bestseller', pageSize: 2 * rowLength })
    : [];
  const bestFirst = listSorts.find(({ field }) => field === 'bestseller') ?? state.sort;
  return {
    ...partsOf(content),
    language: content?.language,
    pictures: headPictures(best, children, picture),
    categories: children.map((child) => ({
      name: categoryLabel(child, namesShown(facts)),
      nameLanguage: child.nameLanguage,
      urlPath: child.urlPath,
      count: child.count,
      picture: child.picture,
    })),
    best: shownCards(best.slice(0, rowLength), facts),
    allBest: pathOf(urlPath, { ...state, sort: bestFirst }),
    campaigns: hasCampaigns(content) ? [] : campaignsOf(facts, facets, narrowed),
    brands: brandsFirst(facets.brands).map(({ id, name }) => ({
      name,
      to: narrowed({ brands: [id] }),
    })),
  };
}

const pathOf = (urlPath: string, state: ListState): string =>
  `${urlPath}?${writeListState(state, listSorts)}`;

/** The merchant's own cards of campaigns take the place of these. */
const hasCampaigns = (content: ShownContent | null): boolean =>
  content?.nodes.some((node) => node.type === 'shown' && node.name === 'campaigns') ?? false;

function campaignsOf(
  facts: RequestFacts,
  facets: Facets,
  narrowed: (filters: Partial<ListState['filters']>) => string,
): CampaignShown[] {
  const { space, now } = facts;
  return campaignsIn(facets.campaigns, space.campaigns, now().epochMilliseconds).map(
    ({ campaign, count }) => {
      const { path, urlPath, name, text, bannerImage } = campaignLead(campaign, facts);
      const here = narrowed({ campaigns: [path] });
      return { path, urlPath, name, text, picture: bannerImage?.mobile ?? null, count, here };
    },
  );
}

function partsOf(content: ShownContent | null): Pick<DepartmentShown, 'text' | 'more'> {
  const nodes = content?.nodes ?? [];
  const text: string[] = [];
  for (const node of nodes) {
    const plain =
      node.type === 'paragraph' && node.children.every((one) => typeof one === 'string');
    if (!plain) break;
    text.push(node.children.join(''));
  }
  return { text, more: nodes.slice(text.length) };
}
