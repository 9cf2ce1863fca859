/** What is kept of an event. */
import type { EventFacts, FoundIn } from '../contract.ts';

/** Mail addresses, and digits as of phone numbers, personal identity codes and cards. */
const personal = /@|\d(?:[\s+.-]?\d){6}/;

/** A search term as it is counted; null when it may name a person. */
export function countedTerm(term: string): string | null {
  const plain = term.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return plain === '' || personal.test(plain) ? null : plain;
}

/** What visitors may have typed is in searches, and in the names of lists of results. */
interface Typed {
  page: string;
  items: readonly { found?: FoundIn | undefined }[];
  facts: EventFacts;
}

/** Addresses may be typed, too; the number at the end of a product's is no person's. */
const keptPage = (page: string): string =>
  personal.test(page.replace(/^(\/tuote\/[^/]+)\/\d+(?=\/|$)/, '$1')) ? '/…' : page;

const keptName = (name: string): string => (personal.test(name) ? '' : name);

const keptItem = <Item extends Typed['items'][number]>(item: Item): Item =>
  item.found
    ? {
        ...item,
        found: {
          ...item.found,
          listId: keptPage(item.found.listId),
          listName: keptName(item.found.listName),
        },
      }
    : item;

function keptFacts({ list, search, ...others }: EventFacts): EventFacts | null {
  const term = search && countedTerm(search.term);
  if (term === null) return null;
  return {
    ...others,
    ...(list && { list: { id: keptPage(list.id), name: keptName(list.name) } }),
    ...(search && term && { search: { ...search, term } }),
  };
}

/** The event without what may name a person; null when nothing is left of it. */
export function keptOf<Event extends Typed>(event: Event): Event | null {
  const facts = keptFacts(event.facts);
  const page = keptPage(event.page);
  return facts && { ...event, page, facts, items: event.items.map(keptItem) };
}
