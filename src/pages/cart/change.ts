/** What the forms of the cart's lines do. */
import { redirect } from 'react-router';
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import {
  cart as readCart,
  decideSubstitute,
  keep,
  removeItem,
  seen,
  setItem,
} from '#features/cart/client.ts';
import type { RefusedChange } from '#features/cart/ui/use-quantity.ts';
import { draft } from '#features/checkout/client.ts';
import { adjustments } from '#features/checkout/rules/delivery.ts';
import type { AddedAll } from '../parts/add-all/add-all.ts';
import { changeCoupon, type CouponResult } from '../parts/change-coupon.ts';
import { cartTokenOf } from '../parts/cart-session.ts';
import { changeKept, type RefusedKept } from './change-kept.ts';

/** A change of a line that was refused. */
export interface RefusedLine extends RefusedChange {
  itemId: string;
}

export interface CartResult extends CouponResult {
  refused: RefusedLine | null;
  /** Why what was saved for later did not come back, where the form was about that. */
  refusedKept?: RefusedKept;
  /** What came of adding many products. */
  many?: AddedAll;
}

const done: CartResult = { refused: null };

/** Changes the cart as a form of its page requests; a refusal is a value. */
export async function changeCart(request: Request, retailApi: Connection): Promise<CartResult> {
  const form = await request.formData();
  const cartToken = await cartTokenOf(request);
  if (!cartToken) throw redirect('/ostoskori');
  const intent = form.get('intent');
  const changed = await changeCoupon(form, retailApi, cartToken);
  if (changed) return { ...done, ...changed };
  if (intent === 'adjust') return adjust(retailApi, cartToken);
  if (intent === 'seen') {
    await seen(retailApi, { cartToken, ...seenIn(form) });
    return done;
  }
  const refusedKept = await changeKept(form, retailApi, cartToken);
  if (refusedKept !== undefined) return { ...done, ...(refusedKept && { refusedKept }) };
  const line = { cartToken, itemId: String(form.get('itemId')), sokId: String(form.get('sokId')) };
  try {
    const work = works[String(intent)];
    if (!work) return await setQuantity(retailApi, line, Number(form.get('quantity') || 'none'));
    await work(retailApi, line, form);
    return done;
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 400) throw error;
    return { refused: { itemId: line.itemId, left: null, code: error.code } };
  }
}

/** The changes that the form showed. */
const seenIn = (form: FormData) => ({
  gone: form.getAll('gone').map(String),
  prices: form.getAll('price').map((price) => {
    const [itemId = '', cents] = String(price).split(' ');
    return { itemId, nowEuroCents: Number(cents) };
  }),
});

type Line = Record<'cartToken' | 'itemId' | 'sokId', string>;

/** What changes a line but its quantity, by the form's intent. */
const works: Record<
  string,
  (retailApi: Connection, line: Line, form: FormData) => Promise<unknown>
> = {
  remove: removeItem,
  keep,
  substitute: (retailApi, line, form) =>
    decideSubstitute(retailApi, { ...line, isAllowed: form.get('allowsSubstitute') === 'on' }),
};

/** A negative or broken quantity is ignored (R244). */
async function setQuantity(retailApi: Connection, line: Line, quantity: number) {
  if (!Number.isInteger(quantity) || quantity < 0) return done;
  const result = await setItem(retailApi, { ...line, quantity });
  return 'message' in result ? { refused: { itemId: line.itemId, left: result.left } } : done;
}

/** Removes lines that are sold out and lowers the others to the stock (R245, R246). */
async function adjust(retailApi: Connection, cartToken: string): Promise<CartResult> {
  const [{ unavailableProducts }, { items }] = await Promise.all([
    draft(retailApi, cartToken),
    readCart(retailApi, cartToken),
  ]);
  for (const { itemId, quantity } of adjustments(unavailableProducts)) {
    const sokId = items.find(({ id }) => id === itemId)?.sokId;
    if (sokId) await setItem(retailApi, { cartToken, itemId, sokId, quantity });
  }
  return done;
}
