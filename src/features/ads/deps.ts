/** What the service that composes advertisements passes to them. */
import type { Language } from '#platform/i18n/language.ts';
import type { Product } from '../catalogue/contract.ts';
import type { AdService } from './provider/ad-service.ts';
import type { Bookings } from './record.ts';

export interface AdsDeps {
  /** The switch (R019). */
  isOn(): boolean;
  /** What the merchant has booked; used where there is no service. */
  bookings(): Bookings;
  /** Address of the ad service of this environment; null when there is none. */
  endpoint(): string | null;
  service: AdService;
  /** As everybody sees it, without co-op prices; null when there is none. */
  product(sokId: string, language: Language): Product | null;
  /** An irreversible code of a text, always the same. */
  codeOf(text: string): string;
  now(): Temporal.Instant;
}
