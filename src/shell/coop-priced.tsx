import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { CoopPrices, type CoopPricesById } from '#features/pricing/ui/coop-prices.ts';
import { useSession } from '#features/session/ui/session.ts';
import { onDemand } from '../design/on-demand.ts';

const AskedCoopPrices = onDemand(() => import('./on-demand/asked-coop-prices.tsx'));

/** Gives the prices below it the co-op prices: after hydration, for co-op customers only (R153). */
export function CoopPriced({ children }: { children: React.ReactNode }) {
  const isCoop = useSession().customer?.isCoop === true;
  const [prices, setPrices] = useState<CoopPricesById>({});
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const want = useCallback((sokId: string) => setWanted((before) => [...before, sokId]), []);
  const value = useMemo(() => (isCoop ? { prices, want } : undefined), [isCoop, prices, want]);
  // An urgent update would discard parts of the page that still wait for their code.
  const shown = useDeferredValue(value);
  return (
    <CoopPrices value={shown}>
      {children}
      {isCoop && (
        <Suspense>
          <AskedCoopPrices wanted={wanted} onPrices={setPrices} />
        </Suspense>
      )}
    </CoopPrices>
  );
}
