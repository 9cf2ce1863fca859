/** An order that is not as it was shown: what changed, and how it can be placed as it is now. */
import type { Connection } from '#platform/http/client.ts';
import { writtenPhone } from '#platform/i18n/typed-fields.ts';
import { shippingData } from '#features/checkout/client.ts';
import { isAllChosen } from '#features/checkout/rules/choice.ts';
import { ShownOrder, type ShownChange } from '#features/orders/contract/shown.ts';
import { hasSameAges, shownOf } from '#features/orders/rules/shown.ts';
import { currentCart, withCart } from '../parts/cart-session.ts';

export interface ChangedOrder {
  changes: ShownChange[];
  /** The fields of the form that places it; null while something has to be chosen again. */
  fields: Record<string, string> | null;
}

/** What the form says that it showed; of a form that cannot be read nothing was shown, and without the field it is
 * not known. */
export function shownIn(form: FormData): ShownOrder | undefined {
  const text = form.get('shown');
  if (typeof text !== 'string') return undefined;
  try {
    return ShownOrder.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** @param changes as the refusal names them */
export async function orderAgain(
  request: Request,
  retailApi: Connection,
  form: FormData,
  changes: unknown,
): Promise<ChangedOrder> {
  return {
    changes: ((changes ?? []) as ShownChange[]).map(asWritten),
    fields: await withCart(request, retailApi, fieldsNow(request, retailApi, form)),
  };
}

/** Telephone numbers as people write them. */
function asWritten(change: ShownChange): ShownChange {
  const { kind, before, now } = change;
  if (kind !== 'phone') return change;
  return { ...change, before: before && writtenPhone(before), now: now && writtenPhone(now) };
}

async function fieldsNow(request: Request, retailApi: Connection, form: FormData) {
  const cart = await currentCart(request, retailApi);
  if (!cart || cart.items.length === 0) return null;
  const shipping = await shippingData(retailApi, cart.token);
  if (!shipping.customer || !isAllChosen(shipping.shipments)) return null;
  const shown = shownOf(cart, shipping);
  const keeps = [
    'idempotencyKey',
    'method',
    ...(hasSameAges(shownIn(form) ?? [], shown) ? ['isOfAge'] : []),
  ];
  const kept = keeps.flatMap((name): [string, string][] => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(kept),
    shown: JSON.stringify(shown),
    totalEuroCents: String(cart.price.grandTotal),
  };
}
