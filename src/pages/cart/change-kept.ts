/** What the forms about products saved for later do. */
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { add, forget, putBack } from '#features/cart/client.ts';

export interface RefusedKept {
  sokId: string;
  code: string | undefined;
}

interface Choice {
  cartToken: string;
  sokId: string;
  quantity: number;
}

/** By the form's intent. `again` takes back that a line was removed. */
const works: Record<string, (retailApi: Connection, choice: Choice) => Promise<unknown>> = {
  return: (retailApi, { cartToken, sokId }) => putBack(retailApi, { cartToken, sokId }),
  forget: (retailApi, { cartToken, sokId }) => forget(retailApi, { cartToken, sokId }),
  again: (retailApi, { cartToken, ...item }) => add(retailApi, { cartToken, items: [item] }),
};

/** Null when it is done, undefined when the form is about something else. */
export async function changeKept(
  form: FormData,
  retailApi: Connection,
  cartToken: string,
): Promise<RefusedKept | null | undefined> {
  const work = works[String(form.get('intent'))];
  if (!work) return undefined;
  const sokId = String(form.get('sokId'));
  try {
    await work(retailApi, { cartToken, sokId, quantity: Number(form.get('quantity')) });
    return null;
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 400) throw error;
    return { sokId, code: error.code };
  }
}
