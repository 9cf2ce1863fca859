/** The year of the demo shop: its yearly campaigns take place around the time at which the shop is filled, so that on
 * any day one runs, one comes and one is over. */
import type { Document } from '#features/content/contract.ts';
import { shopZone } from '#platform/time.ts';
import { readTable } from './tables.ts';

/** How long a campaign is over before it comes again: longer than the time from the end of any to the end of the next. */
const longestOver = { months: 4 };

/** The documents with the yearly campaigns in the years around `now`; all others as they are. */
export function inSeason(documents: readonly Document[], now: Temporal.Instant): Document[] {
  const yearly = new Set(readTable<'campaign'>('yearly-campaigns.tsv').map((row) => row.campaign));
  const today = now.toZonedDateTimeISO(shopZone).toPlainDateTime();
  return documents.map((one) =>
    one.kind === 'campaigns' && yearly.has(one.key)
      ? { ...one, data: moved(one.data as Times, today.subtract(longestOver)) }
      : one,
  );
}

/** Local times of a campaign: `2026-11-16T00:00:00`. */
interface Times {
  startTime: string;
  endTime: string;
  teasingFrom?: string;
}

/** The campaign in the year in which it is the first to end after `earliest`. */
function moved(campaign: Times, earliest: Temporal.PlainDateTime): Times {
  const end = Temporal.PlainDateTime.from(campaign.endTime);
  const inThatYear = end.with({ year: earliest.year });
  const isAfter = Temporal.PlainDateTime.compare(inThatYear, earliest) > 0;
  const years = earliest.year - end.year + (isAfter ? 0 : 1);
  const at = (time: string) => Temporal.PlainDateTime.from(time).add({ years }).toString();
  const { startTime, endTime, teasingFrom } = campaign;
  return {
    ...campaign,
    startTime: at(startTime),
    endTime: at(endTime),
    ...(teasingFrom && { teasingFrom: at(teasingFrom) }),
  };
}
