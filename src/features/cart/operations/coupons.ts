/** Applying coupons by their codes. */
import { refuse } from '#platform/errors.ts';
import { applyCoupon } from '../contract.ts';
import type { CartDeps } from '../deps.ts';
import { couponOf, isCurrent } from '../rules.ts';
import { giveBack, spend } from '../repository.ts';

/** Wrong codes that one network may try. A shop has few codes, so more tries are guesses. */
const guesses = { capacity: 10, seconds: 60 };

/** Runs work that needs a valid code. @throws 429 with `retryAfterMinutes` after too many wrong codes */
export async function unlessGuessed<Done>(
  deps: Pick<CartDeps, 'db' | 'now' | 'codeOf'>,
  network: string,
  work: () => Promise<Done>,
): Promise<Done> {
  const key = `guesses:${deps.codeOf(network)}`;
  const seconds = await spend(deps.db, key, guesses, deps.now());
  if (seconds > 0) {
    throw refuse(applyCoupon, 'coupon-guesses', 'Too many codes were tried', {
      retryAfterMinutes: Math.ceil(seconds / 60),
    });
  }
  const done = await work();
  await giveBack(deps.db, key);
  return done;
}

/** The code as stored, since the case may differ. @throws 400 when no such coupon is valid now */
export function currentCode(deps: Pick<CartDeps, 'now' | 'coupons'>, code: string): string {
  const coupon = couponOf(deps.coupons(), code);
  if (coupon && isCurrent(coupon, deps.now().epochMilliseconds)) return coupon.code;
  throw refuse(applyCoupon, 'coupon-unknown', 'No such coupon is valid now');
}
