/** Makes events of a visit, and passes them to the shop's collector and to the data layer. Loaded with consent
 * to analytics only. */
import { keepInTab, keptInTab } from '#platform/browser-tab.ts';
import { languageOf } from '#platform/i18n/language.ts';
import { addTo } from '#features/analytics/ui/data-layer.ts';
import { pageDataLayer } from '#features/analytics/ui/page-data-layer.ts';
import { makeSender, postEvents } from '#features/analytics/ui/sender.ts';
import { watchVitals } from '#features/analytics/ui/vitals.ts';
import { formEvents } from '#features/analytics/rules/form-events.ts';
import { keptOf } from '#features/analytics/rules/kept.ts';
import type { NotedEvent, NotedItem } from '#features/analytics/rules/noted.ts';
import { pageEvents } from '#features/analytics/rules/page-events.ts';
import { attributionOf } from '#features/catalogue/ui/list-attribution.ts';
import { visitorId } from '#features/cookie-consent/ui/visitor-id.ts';
import { watchPage } from './watch-page.ts';
import type { Note, Seen, Sinks } from './seen.ts';

/** @param note takes what happens on the page besides */
export function openSinks(note: Note): Sinks {
  const sender = openSender();
  const addToLayer = addTo(pageDataLayer());
  const page = watchPage(note);
  let before: string | null = null;
  const follow = (seen: Seen) => {
    for (const event of eventsOf(seen, before)) {
      const kept = keptOf({ ...event, items: event.items.map(withFound) });
      if (!kept) continue;
      addToLayer(kept);
      sender.add(kept, seen.at);
    }
    if (!('page' in seen)) return;
    before = seen.page.path;
    page.opened(seen.page);
    measure(before, note);
  };
  return {
    take(seen) {
      for (const one of seen) {
        try {
          follow(one);
        } catch (error) {
          // Such as data of a later release: the visitor must not notice.
          reportError(error);
        }
      }
    },
    stop(isRefused) {
      if (isRefused) sender.drop();
      for (const one of [sender, page]) one.stop();
    },
  };
}

function eventsOf(seen: Seen, before: string | null): NotedEvent[] {
  if ('page' in seen) return pageEvents(seen.page, before).filter(isNews);
  return 'form' in seen ? formEvents(seen.form) : [seen.event];
}

/** The page of a purchase may be opened again: other sinks than the shop's count it once. */
function isNews({ order }: NotedEvent): boolean {
  if (!order) return true;
  const kept = keptInTab('purchases');
  const known: unknown[] = Array.isArray(kept) ? kept : [];
  if (known.includes(order.number)) return false;
  keepInTab('purchases', [...known, order.number]);
  return true;
}

/** The list in which the visitor found the product (R165). */
function withFound(item: NotedItem): NotedItem {
  const found = item.found ?? attributionOf(item.productId);
  return found ? { ...item, found } : item;
}

function openSender() {
  const sender = makeSender({
    language: languageOf(document.documentElement.lang),
    visitor: visitorId,
    post: postEvents,
    now: () => performance.now(),
    isHidden: () => document.visibilityState === 'hidden',
  });
  const leave = () => document.visibilityState === 'hidden' && sender.flush();
  addEventListener('pagehide', sender.flush);
  document.addEventListener('visibilitychange', leave);
  const stop = () => {
    sender.flush();
    removeEventListener('pagehide', sender.flush);
    document.removeEventListener('visibilitychange', leave);
  };
  return { ...sender, stop };
}

let isMeasured = false;

/** A document is measured once, for its first page. */
function measure(path: string, note: Note): void {
  if (isMeasured) return;
  isMeasured = true;
  watchVitals(path, (event) => note({ event }));
}
