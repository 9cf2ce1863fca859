/** What the forms of the checkout do. */
import { redirect } from 'react-router';
import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { address } from '#features/checkout/client.ts';
import { currentCart } from '../parts/cart-session.ts';
import { changeCoupon, type CouponResult } from '../parts/change-coupon.ts';
import { readCustomer } from '../parts/customer-form.ts';
import { knownOrder, takeKnown } from '../parts/known-order.ts';
import { customerIn } from '../parts/own-customer.ts';
import { chooseDeliveries } from './delivery-fields.ts';

export interface StepResult extends CouponResult {
  /** Error codes, by field. */
  faults: Record<string, string>;
  /** The typed values when there are errors. */
  values: Record<string, string>;
}

/** Handles the form of a step. */
export async function take(request: Request, retailApi: Connection): Promise<StepResult> {
  const cart = await currentCart(request, retailApi);
  if (!cart) throw redirect('/ostoskori');
  const form = await request.formData();
  const changed = await changeCoupon(form, retailApi, cart.token);
  if (changed) return { faults: {}, values: {}, ...changed };
  if (form.get('intent') === 'address') {
    const { customer, faults } = readCustomer(form);
    if (!customer) return { faults, values: Object.fromEntries(form) as Record<string, string> };
    await address(retailApi, cart.token, customer, form.get('keepAddress') === 'on');
    throw redirect('/kassa?vaihe=toimitus');
  }
  if (form.get('intent') === 'express') throw await goExpress(retailApi, cart.token);
  const faults = await chooseDeliveries(retailApi, cart.token, form);
  if (Object.keys(faults).length > 0) return { faults, values: {} };
  const isExpress = new URL(request.url).searchParams.has('pika');
  throw redirect(`/kassa?vaihe=maksu${isExpress ? '&pika=1' : ''}`);
}

/** To the payment with what is known; the page opens the delivery while that is missing. */
async function goExpress(retailApi: Connection, cartToken: string): Promise<Response> {
  const known = await knownOrder(retailApi, await customerIn(retailApi));
  if (!known) return redirect('/kassa');
  try {
    await takeKnown(retailApi, cartToken, known);
  } catch (error) {
    if (!(error instanceof ShopError) || error.status !== 400) throw error;
  }
  return redirect('/kassa?vaihe=maksu&pika=1');
}
