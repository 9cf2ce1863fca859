/** Events in the form of the shop's own collector. */
import type { EventFacts, EventItem, FoundIn, VisitEvent } from '../contract.ts';
import { most } from '../contract/values.ts';
import type { NotedEvent, NotedItem } from './noted.ts';

const cut = (text: string): string => text.slice(0, most.letters);

const shortFound = ({ listId, listName, position }: FoundIn): FoundIn => ({
  listId: cut(listId),
  listName: cut(listName),
  position,
});

const shortName = ({ id, name }: { id: string; name: string }) => ({
  id: cut(id),
  name: cut(name),
});

/** Merchants' names and visitors' searches can be longer than what is taken. */
const shortFacts = ({ list, search, promotion, method, ...others }: EventFacts): EventFacts => ({
  ...others,
  ...(list && { list: shortName(list) }),
  ...(promotion && { promotion: shortName(promotion) }),
  ...(search && { search: { ...search, term: cut(search.term) } }),
  ...(method !== undefined && { method: cut(method) }),
});

const itemOf = ({
  productId,
  variantId,
  quantity,
  priceEuroCents,
  found,
}: NotedItem): EventItem => ({
  id: variantId ?? productId,
  ...(quantity !== undefined && { quantity }),
  ...(priceEuroCents !== undefined && { priceEuroCents }),
  ...(found && { found: shortFound(found) }),
});

/** A list names itself once, not in each of its products. */
const itemInList = ({ productId }: NotedItem): EventItem => ({ id: productId });

/** Null for purchases, which the server stores.
 * @param age milliseconds since it happened */
export function collected(event: NotedEvent, age: number): VisitEvent | null {
  const { name, page, items, facts } = event;
  if (name === 'purchase') return null;
  return {
    name,
    age: Math.min(Math.max(0, Math.round(age)), most.age),
    page,
    items: items.slice(0, most.items).map(name === 'view_item_list' ? itemInList : itemOf),
    facts: shortFacts(facts),
  };
}
