import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CoopPrice, CoopPricesById } from '#features/pricing/ui/coop-prices.ts';
import { useAnswer } from '../../design/answer.ts';

/** The most one request may contain. */
const maximumIds = 200;

interface Answer {
  prices: Record<string, number | null>;
  /** Absent in an answer of the release before. */
  perUnit?: Record<string, CoopPrice['perUnit']>;
}

const pricesOf = ({ prices, perUnit }: Answer): CoopPricesById =>
  Object.fromEntries(
    Object.entries(prices).map(([id, cents]) => [
      id,
      cents === null ? null : { cents, perUnit: perUnit?.[id] },
    ]),
  );

interface Props {
  /** Ids of the products on the page. */
  wanted: readonly string[];
  onPrices: (prices: CoopPricesById) => void;
}

/** One request at a time for all ids that were not requested yet; answered ids are not requested again
 * while the page lives, failed ones when more are wanted. */
export default function AskedCoopPrices({ wanted, onPrices }: Props) {
  const { load, data: answer } = useFetcher<Answer | null>({ key: 'coop-prices' });
  const known = useRef<CoopPricesById>({});
  const asked = useRef(new Set<string>());
  // The fetcher's own state is rendered later than it changes: answers are counted here, and heard as they are there.
  const [answers, setAnswers] = useState(0);
  const awaited = useRef(0);
  useAnswer({ state: 'idle', data: answer }, (data) => {
    known.current = { ...known.current, ...(data && pricesOf(data)) };
    // Includes prices that came with a product: those of its variants.
    asked.current = new Set([...(data ? asked.current : []), ...Object.keys(known.current)]);
    onPrices(known.current);
  });
  useEffect(() => {
    if (answers < awaited.current) return;
    const ids = [...new Set(wanted)].filter((id) => !asked.current.has(id)).slice(0, maximumIds);
    if (ids.length === 0) return;
    for (const id of ids) asked.current.add(id);
    awaited.current = answers + 1;
    void load(`/_data/coop-prices?ids=${ids.join(',')}`).finally(() => setAnswers(awaited.current));
  }, [answers, wanted, load]);
  useEffect(() => () => onPrices({}), [onPrices]);
  return null;
}
