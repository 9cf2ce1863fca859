/** After the shoppers: time passes until a shop has no work left. */
import { shopNow } from '../fixtures/clock.ts';
import { isUnsettled, readBooks, type Books } from './audit.ts';
import type { Processes } from './processes.ts';

export interface Settled {
  processes: Pick<Processes, 'start' | 'stop'>;
  /** Environment of a process that opens the shop's database. */
  env: Record<string, string>;
  bankFolder: string;
  mailFolder: string;
}

/** Maximum rounds until no work is left; each runs with a clock 40 minutes later. */
const rounds = 15;

/** Time passes without kills: open orders are paid or cancelled. */
export async function settle(scene: Settled): Promise<Books> {
  for (let round = 1; ; round += 1) {
    await scene.processes.stop();
    const books = await readBooks(scene.env, scene.bankFolder, scene.mailFolder);
    if ((round > 1 && !isUnsettled(books)) || round > rounds) return books;
    const later = shopNow().add({ minutes: 40 * round });
    await scene.processes.start({ AITTA_NOW: String(later) });
    await new Promise((resolve) => setTimeout(resolve, 4000));
  }
}
