/** What a shopper last saw of a line: kept with it, for the day when its product costs something else or is gone. */
import type { Cents } from '#platform/money.ts';
import type { Tier } from '../../loyalty/record.ts';

export interface Seen {
  /** In the language of the page. */
  name: string;
  /** What the shopper was to pay for a piece. */
  cents: Cents;
  /** What a piece cost for everybody. */
  generalCents: Cents;
  tier: Tier;
}
