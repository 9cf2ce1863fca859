import { useEffect, useState } from 'react';
import type { Cents } from '#platform/money.ts';
import { CoopPrices } from '#features/pricing/ui/coop-prices.ts';
import { useSession } from '#features/session/ui/session.ts';
import { patiently } from '../design/on-demand.ts';

const none: ReadonlyMap<string, Cents> = new Map();

/** Tells the prices below it what co-op customers pay: after hydration, and nobody else (R153). */
export function CoopPriced({ children }: { children: React.ReactNode }) {
  const isCoop = useSession().customer?.isCoop === true;
  const [prices, setPrices] = useState(none);
  useEffect(() => {
    if (!isCoop) return;
    const leaving = new AbortController();
    void patiently(() => import('./on-demand/coop-prices.ts')).then(({ watchCoopPrices }) =>
      watchCoopPrices(setPrices, leaving.signal),
    );
    return () => {
      leaving.abort();
      setPrices(none);
    };
  }, [isCoop]);
  return <CoopPrices value={prices}>{children}</CoopPrices>;
}
