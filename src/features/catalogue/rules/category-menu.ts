/** The entries of the department menu (R141–R146). */
import { localText, type Language, type LocalText } from '#platform/i18n/language.ts';
import type { Campaign } from '../../campaigns/record.ts';
import { currentFirst, isActive } from '../../campaigns/rules.ts';
import type { CategoryNode, Picture } from '../contract.ts';
import type { CategoryNames } from '../record/catalogue-document.ts';
import { categoryLabel } from './category-names.ts';

/** `path` is 'muoti/vaatteet', `urlPath` the link. */
export interface MenuEntry {
  path: string;
  name: string;
  /** Of the name, where it is not the page's. */
  nameLanguage?: Language | undefined;
  urlPath: string;
  children: MenuEntry[];
  /** Of a department: its best seller's. */
  picture?: Picture;
  /** Address of a campaign's picture. */
  banner?: string;
}

/** Used in place of a tree that could not be fetched (R100). */
export const notFound = 'not-found';

interface MenuFacts {
  tree: CategoryNode | typeof notFound;
  campaigns: readonly Campaign[];
  /** Epoch milliseconds. */
  now: number;
  language: Language;
  /** Names to show in place of categories' own; null for none. */
  names: CategoryNames | null;
  /** Addresses of the merchant's pictures by name. */
  pictures?: ReadonlyMap<string, string>;
}

/** Parent category of all campaigns. */
export const campaignRoot = 'kampanjat';
/** Categories of the tree that the menu leaves out: campaigns have their own entry (R142). */
const excluded = new Set([campaignRoot, `${campaignRoot}/outlet`]);
/** Levels of categories in the menu. */
const depth = 3;
const texts = {
  campaigns: { fi: 'Kampanjat', sv: 'Kampanjer', en: 'Campaigns' },
} satisfies Record<string, LocalText>;

/** Departments, then the current campaign with its categories, those with an entry of their own such as
 * Black Month (R144), and the list of campaigns. Permanent campaigns do not count as active here (R143). */
export function categoryMenu(facts: MenuFacts): MenuEntry[] {
  const { tree, campaigns, now, language } = facts;
  const departments = tree === notFound ? [] : entriesOf(tree.children, facts);
  const active = campaigns.filter((one) => isActive(one, now) && !one.isPermanent);
  if (active.length === 0) return departments;
  const [current] = currentFirst(active, now);
  const own = current?.navigationSubcategories && !current.menuName ? [current] : [];
  const named = active.filter(({ menuName }) => menuName !== undefined);
  return [
    ...departments,
    ...own.map((one) => campaignEntry(one, facts)),
    ...named.map((one) => ({
      ...campaignEntry(one, facts),
      name: localText(one.menuName ?? one.name, language),
    })),
    campaignList(active, facts),
  ];
}

type CampaignFacts = Pick<MenuFacts, 'language' | 'pictures'>;

/** The entry of all campaigns, with the active ones as children. */
export function campaignList(active: readonly Campaign[], facts: CampaignFacts): MenuEntry {
  const children = active.map((one) => campaignEntry(one, facts));
  const banner = children.find((one) => one.banner)?.banner;
  return {
    path: campaignRoot,
    name: localText(texts.campaigns, facts.language),
    urlPath: `/kategoria/${campaignRoot}`,
    children,
    ...(banner && { banner }),
  };
}

function entriesOf(nodes: CategoryNode[], facts: MenuFacts): MenuEntry[] {
  return nodes
    .filter(({ path, level }) => !excluded.has(path) && level <= depth)
    .map((node) => ({
      path: node.path,
      name: categoryLabel(node, facts.names),
      ...(node.nameLanguage && { nameLanguage: node.nameLanguage }),
      urlPath: node.urlPath,
      children: entriesOf(node.children, facts),
      ...(node.level === 1 && node.picture && { picture: node.picture }),
    }));
}

/** Path of the campaign's page. */
export const campaignPath = ({ path, address }: Pick<Campaign, 'path' | 'address'>): string =>
  address === 'campaign' ? `/kampanja/${path}` : `/kategoria/${campaignRoot}/${path}`;

const pathOf = ({ path }: Campaign): string => `${campaignRoot}/${path}`;

/** Links to a campaign's categories are filtered to the campaign's products. */
function campaignEntry(campaign: Campaign, { language, pictures }: CampaignFacts): MenuEntry {
  const path = pathOf(campaign);
  const banner = pictures?.get(campaign.bannerImage?.mobile ?? '');
  const children = (campaign.navigationSubcategories ?? []).map((category) => ({
    path: `${path}/${category.path}`,
    name: localText(category.name, language),
    urlPath: `/kategoria/${category.path}?kampanja=${campaign.path}`,
    children: [],
  }));
  return {
    path,
    name: localText(campaign.name, language),
    urlPath: campaignPath(campaign),
    children,
    ...(banner && { banner }),
  };
}

/** The entry with the path, at any level of the menu. */
export function entryAt(menu: readonly MenuEntry[], path: string): MenuEntry | undefined {
  for (const entry of menu) {
    const found = entry.path === path ? entry : entryAt(entry.children, path);
    if (found) return found;
  }
  return undefined;
}
