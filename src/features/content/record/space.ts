/** The content space: everything the merchant says and decides, read from the documents. */
import type { Bookings } from '../../ads/record.ts';
import type { Campaign } from '../../campaigns/record.ts';
import type { Coupon } from '../../cart/record.ts';
import type { CatalogueDocument } from '../../catalogue/record/catalogue-document.ts';
import type { Property } from '../../catalogue/record/properties.ts';
import type { SizeChart } from '../../catalogue/record/size-chart.ts';
import type { MarketingConsents } from '../../consents/record.ts';
import type { Deliveries, PickupPoint } from '../../checkout/record.ts';
import type { CookieConsent } from '../../cookie-consent/record.ts';
import type { FeedbackDocument } from '../../feedback/record.ts';
import type { Loyalty } from '../../loyalty/record.ts';
import type { Seller } from '../../orders/record/seller.ts';
import type { WithdrawalTerms } from '../../orders/record/withdrawal.ts';
import type { TaxClasses } from '../../pricing/record/tax-classes.ts';
import type { SearchDocument, SearchWordsDocument } from '../../search/record.ts';
import type { Store, StoreServices } from '../../stores/record.ts';
import type { Endpoints } from './endpoints.ts';
import type { Finder } from './finder.ts';
import type { PageDocument } from './page.ts';
import type { Shop } from './shop.ts';
import type { Switches } from './switches.ts';

export interface Space {
  /** Grows with every push. */
  version: number;
  shop: Shop;
  seller: Seller;
  switches: Switches;
  endpoints: Endpoints;
  feedback: FeedbackDocument;
  ads: Bookings;
  cookieConsent: CookieConsent;
  marketingConsents: MarketingConsents;
  campaigns: readonly Campaign[];
  deliveries: Deliveries;
  pickupPoints: readonly PickupPoint[];
  coupons: readonly Coupon[];
  loyalty: Loyalty;
  withdrawal: WithdrawalTerms;
  taxClasses: TaxClasses;
  catalogue: CatalogueDocument;
  sizeCharts: readonly SizeChart[];
  properties: readonly Property[];
  search: SearchDocument;
  searchWords: SearchWordsDocument;
  finder: Finder;
  stores: readonly Store[];
  storeServices: StoreServices;
  /** By path without the slash at its beginning, for example `info/palautus`. */
  pages: ReadonlyMap<string, PageDocument>;
  /** Address of a picture by its name below pictures/. */
  pictures: ReadonlyMap<string, string>;
}
