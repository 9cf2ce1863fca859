/** Events of analytics as browsers send and publish them. */
import type { BrowserContext, Page } from '@playwright/test';
import type { EventsBody } from '../../src/features/analytics/ui/sender.ts';

/** What a context sends, oldest first; without what is sent while a page goes away, which is not seen. */
export function eventsSent(context: BrowserContext): EventsBody['events'] {
  const sent: EventsBody['events'] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/_data/events') return;
    sent.push(...(request.postDataJSON() as EventsBody).events);
  });
  return sent;
}

interface Ecommerce {
  transaction_id?: string;
  value?: number;
  items?: Record<string, unknown>[];
}

interface Pushed {
  event?: string;
  ecommerce?: Ecommerce | null;
}

/** The data layer of the open document; null when there is none. Commands are lists. */
export const dataLayer = (page: Page): Promise<(Pushed & unknown[])[] | null> =>
  page.evaluate(
    () =>
      (window as { dataLayer?: object[] }).dataLayer?.map((one) =>
        Object.prototype.toString.call(one) === '[object Arguments]'
          ? Array.from(one as ArrayLike<unknown>)
          : one,
      ) as (Pushed & unknown[])[] | null,
  );

/** The first thing that a visitor does in a document. */
export async function beActive(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
}
