import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { CoopPricesById } from '#features/pricing/ui/coop-prices.ts';

/** As many as one request takes. */
const maximumIds = 200;

interface Props {
  /** Ids the page has places for. */
  wanted: readonly string[];
  onPrices: (prices: CoopPricesById) => void;
}

/** One request at a time for all that is wanted and not asked for yet; what was answered is not asked for
 * again while the page lives, what failed when more is wanted. */
export default function AskedCoopPrices({ wanted, onPrices }: Props) {
  const { load, data, state } = useFetcher<{ prices: CoopPricesById } | null>({
    key: 'coop-prices',
  });
  const known = useRef<CoopPricesById>({});
  const asked = useRef(new Set<string>());
  useEffect(() => {
    known.current = { ...known.current, ...data?.prices };
    // Also what came with a product: its variants.
    asked.current = new Set([...(data ? asked.current : []), ...Object.keys(known.current)]);
    onPrices(known.current);
  }, [data, onPrices]);
  useEffect(() => {
    if (state !== 'idle') return;
    const ids = [...new Set(wanted)].filter((id) => !asked.current.has(id)).slice(0, maximumIds);
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    void load(`/_data/coop-prices?ids=${ids.join(',')}`);
  }, [state, wanted, load]);
  useEffect(() => () => onPrices({}), [onPrices]);
  return null;
}
