/** Shoppers who buy while the shop is upgraded: nothing may fail on their way. */
import { randomFrom, type Random } from '../../seed/random.ts';
import { connectionOf, shop, type Outcome } from '../chaos/shopper.ts';

export interface Crowd {
  apiUrl: string;
  shopUrl: string;
  /** Ids of the products on sale. */
  products: string[];
  /** How many buy at the same time. */
  atOnce: number;
}

export interface Bought {
  outcomes: Outcome[];
  /** A sentence for each request that failed. */
  failures: string[];
  /** Milliseconds of each page. */
  pages: number[];
}

/** Buys and looks at pages until it is stopped. */
export function startBuying(crowd: Crowd): { stop(): Promise<Bought> } {
  const bought: Bought = { outcomes: [], failures: [], pages: [] };
  const closing = new AbortController();
  const buyer = async (seed: number) => {
    const random = randomFrom(seed);
    while (!closing.signal.aborted) {
      await look(crowd, random, bought);
      const connection = connectionOf(crowd.apiUrl, random, watched(bought));
      bought.outcomes.push(await shop({ random, connection, products: crowd.products }));
    }
  };
  const buyers = Promise.all(Array.from({ length: crowd.atOnce }, (_, i) => buyer(i + 1)));
  // Its error is that of the run, once it is stopped.
  buyers.catch(() => {});
  return {
    async stop() {
      closing.abort();
      await buyers;
      return bought;
    },
  };
}

/** Shoppers try again what failed; here it counts as a failure. */
const watched =
  ({ failures }: Bought) =>
  async (request: Request): Promise<Response> => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    try {
      const response = await fetch(request);
      if (response.status >= 500) failures.push(`${name}: ${response.status}`);
      return response;
    } catch (error) {
      failures.push(`${name}: ${String(error)}`);
      throw error;
    }
  };

async function look({ shopUrl, products }: Crowd, random: Random, bought: Bought): Promise<void> {
  const product = products[random.between(0, products.length - 1)] ?? '';
  for (const path of ['/', '/sv/kategoria', `/en/tuote/x/${product}`]) {
    const asked = performance.now();
    const page = await watched(bought)(new Request(shopUrl + path));
    await page.text();
    bought.pages.push(performance.now() - asked);
  }
}
