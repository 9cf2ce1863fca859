/** The entries of the department menu (R141–R146). */
import { localText, type Language, type LocalText } from '#platform/i18n/language.ts';
import { currentFirst, isActive, type Campaign } from '../../campaigns/rules.ts';
import type { CategoryNode } from '../contract.ts';
import { categoryLabel } from './category-names.ts';

/** `path` is 'muoti/vaatteet', `urlPath` the link. */
export interface MenuEntry {
  path: string;
  name: string;
  urlPath: string;
  children: MenuEntry[];
}

/** Used in place of a tree that could not be fetched (R100). */
export const notFound = 'not-found';

interface MenuFacts {
  tree: CategoryNode | typeof notFound;
  campaigns: readonly Campaign[];
  /** Epoch milliseconds. */
  now: number;
  language: Language;
  isFashionToWomen: boolean;
}

/** Parent category of all campaigns. */
export const campaignRoot = 'kampanjat';
/** Campaigns have their own menu entry, so the tree's category is left out. The outlet is permanent and
 * does not count as a campaign here (R142, R143). */
const excluded = new Set([campaignRoot, `${campaignRoot}/outlet`]);
/** Levels of categories in the menu. */
const depth = 3;
const blackFriday = 'black-friday';
const names = {
  campaigns: { fi: 'Kampanjat', sv: 'Kampanjer', en: 'Campaigns' },
  blackMonth: { fi: 'Black Month', sv: 'Black Month', en: 'Black Month' },
} satisfies Record<string, LocalText>;

/** Departments, then the current campaign, Black Month and the list of campaigns. */
export function categoryMenu(facts: MenuFacts): MenuEntry[] {
  const { tree, campaigns, now, language } = facts;
  const departments = tree === notFound ? [] : entriesOf(tree.children, facts);
  const active = campaigns.filter((one) => isActive(one, now) && !excluded.has(pathOf(one)));
  if (active.length === 0) return departments;
  const [current] = currentFirst(active, now);
  const black = active.find(({ path }) => path === blackFriday);
  const own = current && current !== black && current.navigationSubcategories ? [current] : [];
  return [
    ...departments,
    ...own.map((one) => campaignEntry(one, language)),
    ...(black
      ? [{ ...campaignEntry(black, language), name: localText(names.blackMonth, language) }]
      : []),
    campaignList(active, language),
  ];
}

/** The entry of all campaigns, with the active ones as children. */
export const campaignList = (active: readonly Campaign[], language: Language): MenuEntry => ({
  path: campaignRoot,
  name: localText(names.campaigns, language),
  urlPath: `/kategoria/${campaignRoot}`,
  children: active.map((one) => campaignEntry(one, language)),
});

function entriesOf(nodes: CategoryNode[], facts: MenuFacts): MenuEntry[] {
  return nodes
    .filter(({ path, level }) => !excluded.has(path) && level <= depth)
    .map((node) => ({
      path: node.path,
      name: categoryLabel(node, facts.isFashionToWomen),
      urlPath: node.urlPath,
      children: entriesOf(node.children, facts),
    }));
}

/** Path of the campaign's page. */
export const campaignPath = ({ path }: Pick<Campaign, 'path'>): string =>
  `/kategoria/${campaignRoot}/${path}`;

const pathOf = ({ path }: Campaign): string => `${campaignRoot}/${path}`;

/** Links to a campaign's categories are filtered to the campaign's products. */
function campaignEntry(campaign: Campaign, language: Language): MenuEntry {
  const path = pathOf(campaign);
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
