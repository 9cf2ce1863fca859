/** What the forms of a coupon do; cart and checkout take them. */
import { refusalCode, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { coupon, noCoupon } from '#features/cart/client.ts';
import { applyCoupon } from '#features/cart/contract.ts';

/** Why a code was not taken. */
export interface CouponFault {
  reason: 'empty' | 'unknown' | 'guesses';
  /** As it was typed. */
  code: string;
  /** Until codes can be tried again. */
  minutes: number;
}

/** `coupon` is null when it was done, and absent where the form is about something else. */
export interface CouponResult {
  coupon?: CouponFault | null;
}

/** Does what a coupon's form asks; null when it is a form of something else. */
export async function changeCoupon(
  form: FormData,
  retailApi: Connection,
  cartToken: string,
): Promise<Required<CouponResult> | null> {
  const intent = form.get('intent');
  if (intent === 'no-coupon') {
    await noCoupon(retailApi, cartToken);
    return { coupon: null };
  }
  if (intent !== 'coupon') return null;
  const code = String(form.get('code') ?? '').trim();
  if (code === '') return { coupon: { reason: 'empty', code, minutes: 0 } };
  const refused = (error: unknown) => faultOf(error, code);
  return { coupon: await coupon(retailApi, cartToken, code).then(() => null, refused) };
}

/** @throws the error when it is none about the code */
function faultOf(error: unknown, code: string): CouponFault {
  if (!(error instanceof ShopError)) throw error;
  const minutes = Number(error.details['retryAfterMinutes'] ?? 0);
  if (refusalCode(applyCoupon, error) === 'coupon-guesses') {
    return { reason: 'guesses', code, minutes };
  }
  // One that is too long to be a code is not known either.
  if (error.status === 400) return { reason: 'unknown', code, minutes };
  throw error;
}
