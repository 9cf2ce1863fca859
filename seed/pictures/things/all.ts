/** Every thing of our own by its name in the words of the shop. */
import { accessories } from './accessories.ts';
import { bottoms } from './bottoms.ts';
import { devices } from './devices.ts';
import { home } from './home.ts';
import { jackets } from './jackets.ts';
import { kitchen } from './kitchen.ts';
import type { Thing } from './kit.ts';
import { play } from './play.ts';
import { tops } from './tops.ts';

export const things: Record<string, Thing> = {
  ...tops,
  ...jackets,
  ...bottoms,
  ...accessories,
  ...home,
  ...kitchen,
  ...devices,
  ...play,
};
