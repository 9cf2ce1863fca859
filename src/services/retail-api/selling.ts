/** Whether the shop sells, and what it refuses while it does not. */
import type { MiddlewareHandler } from 'hono';
import type { Environment } from '#features/content/record/switches.ts';
import { switchesIn } from '#features/content/rules/switches.ts';
import { errorOfStatus } from '#platform/errors.ts';
import { commandLine } from '#platform/command-line.ts';
import type { SpaceInUse } from '../space-in-use.ts';

const sellerMissing = `The shop does not sell yet: the content space lacks the seller’s name (${commandLine('content', 'pull')}).`;

const isSellerNamed = ({ space }: SpaceInUse): boolean => space().seller.name !== '';

/** Why the shop cannot sell, as far as that is the content space's fault. */
export const sellingFaults = (inUse: SpaceInUse): string[] =>
  isSellerNamed(inUse) ? [] : [sellerMissing];

/** Orders are taken while the switch is on, by a shop whose seller is named (R011). */
export const isSelling = (inUse: SpaceInUse, environment: Environment): boolean =>
  switchesIn(inUse.space().switches, environment).purchases && isSellerNamed(inUse);

/** Refuses orders and new payments only: carts can still be changed, and payments under way are
 * confirmed (R011). */
export const refuseBuying =
  (isOn: () => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'POST' && !isOn())
      throw errorOfStatus(503, 'The shop takes no orders right now', 'purchases-off');
    await next();
  };
