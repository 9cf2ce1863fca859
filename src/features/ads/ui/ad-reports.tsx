/** Reports which advertisements were seen and opened: only for shoppers who agree to it. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useFetcher } from 'react-router';
import type { AdCard } from './ad-card.ts';
import { watchAds } from './watch-ads.ts';

interface AdReportsProps {
  ads: readonly AdCard[];
  /** Its children are the advertisements in the same order. */
  list: RefObject<HTMLElement | null>;
}

export default function AdReports({ ads, list }: AdReportsProps) {
  const { submit } = useFetcher();
  const send = useEffectEvent(
    (report: string) => void submit({ report }, { method: 'post', action: '/_data/ads' }),
  );
  useEffect(() => {
    const cards = [...(list.current?.children ?? [])];
    return watchAds(
      cards.map((element, i) => ({ element, ...ads[i]?.reports })),
      send,
    );
  }, [ads, list]);
  return null;
}
