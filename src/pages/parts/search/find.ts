/** Products that a search finds, with the list that its words and filters mean. */
import type { Connection } from '#platform/http/client.ts';
import { campaignSorts } from '#features/catalogue/url-state/sorts.ts';
import type { ListState } from '#features/catalogue/url-state/state.ts';
import { search } from '#features/search/client.ts';
import { meantList, searchList } from '#features/search/rules/meant-list.ts';
import { addressOf, shownList } from '../canonical-list.ts';

/** Searches in a row for one request: filters that are left out can let words be understood, and those bring
 * filters that are left out. */
const mostTurns = 4;

/** The search is made again until its list stays as it is, so that whoever asked for another one is redirected
 * once. */
export async function findProducts(api: Connection, asked: ListState, turns = mostTurns) {
  const { meant, ...found } = await search(api, asked);
  const list = meant ? meantList(asked, meant) : searchList(asked);
  const state = shownList(list.state, found);
  const address = addressOf(list.path, state, list.sorts);
  const isFurther = list.path === '/haku' && address !== addressOf('/haku', asked, campaignSorts);
  if (isFurther && turns > 1) return findProducts(api, state, turns - 1);
  return { ...found, state, address };
}
