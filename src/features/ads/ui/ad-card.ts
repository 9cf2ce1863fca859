import type { ShownCard } from '../../catalogue/rules/shown-card.ts';
import type { Ad } from '../contract.ts';

/** An advertisement as a list shows it. */
export interface AdCard extends Pick<Ad, 'id' | 'advertiser' | 'reports'> {
  card: ShownCard;
}
