/** Which promotions a visitor sees and opens: links to campaigns, other than those of navigation. */
import { whenSeen } from './when-seen.ts';

interface Promotion {
  /** Last segment of the campaign's path. */
  id: string;
  /** As it is shown. */
  name: string;
}

type Act = 'view_promotion' | 'select_promotion';

const address = /^(?:\/[a-z]{2})?\/(?:kampanja|kategoria\/kampanjat)\/([\w-]{1,100})$/;

/** Null for a link that is none. */
function promotionOf(link: HTMLAnchorElement): Promotion | null {
  const id = address.exec(link.pathname)?.[1];
  if (id === undefined || link.closest('nav')) return null;
  // A button in a banner has another text than the campaign's name, which is the heading above it.
  const heading = link.parentElement?.parentElement?.querySelector(':scope > :is(h1, h2, h3)');
  const name = (heading ?? link).textContent.trim().replaceAll(/\s+/g, ' ');
  return { id, name: name || id };
}

/** A promotion is seen once on a page, also where several links lead to it. */
export function watchPromotions(note: (act: Act, promotion: Promotion) => void) {
  const seen = new Set<string>();
  const watched = new WeakSet<Element>();
  const seeing = whenSeen((link) => {
    const promotion = promotionOf(link as HTMLAnchorElement);
    if (!promotion || seen.has(promotion.id)) return;
    seen.add(promotion.id);
    note('view_promotion', promotion);
  });
  const pressed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
    const promotion = link && promotionOf(link);
    if (promotion) note('select_promotion', promotion);
  };
  document.addEventListener('click', pressed, { capture: true });
  return {
    /** Follows the links that are on the page now. */
    look() {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) {
        if (watched.has(link) || !promotionOf(link)) continue;
        watched.add(link);
        seeing.watch(link);
      }
    },
    /** Another page is open. */
    forget: () => seen.clear(),
    stop() {
      seeing.stop();
      document.removeEventListener('click', pressed, { capture: true });
    },
  };
}
