/** When an advertisement counts as seen and as opened. */
import { whenSeen } from '../../analytics/ui/when-seen.ts';

export interface WatchedAd {
  element: Element;
  /** What to report when it was seen, and when it was opened. */
  impression?: string | undefined;
  click?: string | undefined;
}

/** Reports each advertisement once when it was seen, and its link each time it is opened.
 * @returns ends it */
export function watchAds(ads: readonly WatchedAd[], send: (report: string) => void): () => void {
  const reportOf = new Map(ads.map(({ element, impression }) => [element, impression]));
  const seeing = whenSeen((element) => {
    const report = reportOf.get(element);
    if (report) send(report);
  });
  const left = new AbortController();
  for (const { element, click } of ads) {
    seeing.watch(element);
    const open = ({ target }: Event) => {
      if (click && target instanceof Element && target.closest('a')) send(click);
    };
    element.addEventListener('click', open, { capture: true, signal: left.signal });
  }
  return () => {
    left.abort();
    seeing.stop();
  };
}
