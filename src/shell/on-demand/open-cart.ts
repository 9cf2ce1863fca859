/** A browser that has no cart gets one (R239). Scripts ask for it: who only reads pages makes none. */

let opening: Promise<unknown> | null = null;

/** One tab at a time, so that all tabs of a browser have the same one. */
const inTurn = (work: () => Promise<unknown>): Promise<unknown> =>
  'locks' in navigator ? navigator.locks.request('aitta:cart', work) : work();

/** Without the network there is none yet; the next page asks again. */
export function openCart(): void {
  opening ??= inTurn(async () => {
    const answer = await fetch('/_data/cart-count', { method: 'POST' });
    // An answer nobody reads keeps its request open.
    await answer.text();
  })
    .catch(() => {})
    .finally(() => {
      opening = null;
    });
}

/** While a cart is on its way nothing is to be put in another; null when none is. */
export const cartOnItsWay = (): Promise<unknown> | null => opening;
