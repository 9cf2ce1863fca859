/** The place of advertisements in a list: an empty row, until it comes near the visible part of the page.
 * Pages ship nothing more of advertisements than this. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { onDemand } from '../../../design/on-demand.ts';
import styles from './ad-slot.module.css';

const Ads = onDemand(() => import('./ads.tsx'));

/** Pages that were asked about: their advertisements are there at once when the shopper comes back. */
const known = new Set<string>();

/** @param page what the page is about, as a query: `category=muoti/takit` or `words=takki` */
export function AdSlot({ page }: { page: string }) {
  const slot = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(known.has(page));
  // The card before the slot may become another one with each render.
  useEffect(() => {
    const before = slot.current?.previousElementSibling;
    // The style sheet of the shop has the switch, so that pages and their data are the same without it.
    if (isNear || !before || !getComputedStyle(before).getPropertyValue('--ads')) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        known.add(page);
        setNear(true);
      },
      // Two screens ahead, so that they have come when the shopper does.
      { rootMargin: '200%' },
    );
    observer.observe(before);
    return () => observer.disconnect();
  });
  return (
    <li ref={slot} className={styles.slot}>
      {isNear && (
        <Suspense>
          <Ads page={page} slot={slot} />
        </Suspense>
      )}
    </li>
  );
}
