/** What the forms of a list do. */
import { redirect } from 'react-router';
import type { Connection } from '#platform/http/client.ts';
import type { RefusedChange } from '#features/cart/ui/use-quantity.ts';
import {
  addToList,
  deleteList,
  renameList,
  setListItem,
  shoppingList,
} from '#features/shopping-lists/client.ts';
import { itemsIn } from '#features/shopping-lists/rules/choice.ts';
import { addAll, type AddedAll } from '../add-all/add-all.ts';
import { codeOfRefusal } from './own.ts';
import { listsPath } from './paths.ts';

export interface ListResult {
  /** Why a quantity was not changed. */
  refused: RefusedChange | null;
  /** Code of another refusal. */
  failed?: string;
  /** What came into the cart. */
  many?: AddedAll;
  removed?: RemovedItem;
}

/** What was taken off the list, with the word of a form that puts it back. */
export interface RemovedItem {
  sokId: string;
  word: string;
  name: string;
}

interface Change {
  result: ListResult;
  cookies: string[];
}

interface Place {
  url: URL;
  id: string;
}

const unchanged: ListResult = { refused: null };
const done = (result: Partial<ListResult> = {}): Change => ({
  result: { ...unchanged, ...result },
  cookies: [],
});

export async function changeList(
  request: Request,
  { url, id }: Place,
  retailApi: Connection,
): Promise<Change> {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  let change = done();
  const failed = await codeOfRefusal(url, async () => {
    change = await (works[intent] ?? setQuantity)({ request, form, id, retailApi });
  });
  if (failed !== undefined) return done({ failed, refused: { left: null, code: failed } });
  if (intent === 'remove-list') throw redirect(`${listsPath}?poistettu=${id}`);
  return change;
}

interface Work {
  request: Request;
  form: FormData;
  id: string;
  retailApi: Connection;
}

/** By the form's intent. */
const works: Record<string, (work: Work) => Promise<Change>> = {
  async rename({ form, id, retailApi }) {
    await renameList(retailApi, id, String(form.get('name') ?? ''));
    return done();
  },
  async 'remove-list'({ id, retailApi }) {
    await deleteList(retailApi, id);
    return done();
  },
  async remove({ form, id, retailApi }) {
    const sokId = String(form.get('sokId') ?? '');
    await setListItem(retailApi, id, { sokId, quantity: 0 });
    const [word, name] = [form.get('word'), form.get('productName')].map(String);
    return done(word && name ? { removed: { sokId, word, name } } : {});
  },
  async again({ form, id, retailApi }) {
    await addToList(retailApi, id, itemsIn(form.getAll('tuote')));
    return done();
  },
  /** Everything, or what the form names. */
  async cart({ request, form, id, retailApi }) {
    const { items } = await shoppingList(retailApi, id);
    const named = itemsIn(form.getAll('tuote'));
    const { result: many, cookies } = await addAll(
      request,
      retailApi,
      named.length > 0 ? named : items,
    );
    return { result: { ...unchanged, many }, cookies };
  },
};

/** A negative or broken quantity is ignored. */
async function setQuantity({ form, id, retailApi }: Work): Promise<Change> {
  const quantity = Number(form.get('quantity') || 'none');
  if (!Number.isInteger(quantity) || quantity < 0) return done();
  await setListItem(retailApi, id, { sokId: String(form.get('sokId') ?? ''), quantity });
  return done();
}
