/** Handles the coupon forms of cart and checkout. */
import { refusalCode, ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';
import { coupon, noCoupon } from '#features/cart/client.ts';
import { applyCoupon } from '#features/cart/contract.ts';

/** Why a code was refused. */
export interface CouponFault {
  reason: 'empty' | 'unknown' | 'guesses';
  /** As it was typed. */
  code: string;
  /** Minutes until codes can be tried again. */
  minutes: number;
}

/** `coupon` is null on success, and absent where the form is about something else. */
export interface CouponResult {
  coupon?: CouponFault | null;
}

/** Applies or removes a coupon as the form requests; null when the form is about something else. */
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

/** @throws the error when it is not about the code */
function faultOf(error: unknown, code: string): CouponFault {
  if (!(error instanceof ShopError)) throw error;
  const minutes = Number(error.details['retryAfterMinutes'] ?? 0);
  if (refusalCode(applyCoupon, error) === 'coupon-guesses') {
    return { reason: 'guesses', code, minutes };
  }
  // A text that is too long to be a code is reported as unknown too.
  if (error.status === 400) return { reason: 'unknown', code, minutes };
  throw error;
}
