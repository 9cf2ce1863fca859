/** The kinds of documents: what each holds, and which files it is written as. */
import type { z } from '#platform/http/contract.ts';
import { Bookings } from '../../ads/record.ts';
import { CampaignDocument } from '../../campaigns/record.ts';
import { Coupons } from '../../cart/record.ts';
import { CatalogueDocument } from '../../catalogue/record/catalogue-document.ts';
import { PropertiesDocument } from '../../catalogue/record/properties.ts';
import { SizeCharts } from '../../catalogue/record/size-chart.ts';
import { MarketingConsents } from '../../consents/record.ts';
import { Deliveries, PickupPoints } from '../../checkout/record.ts';
import { CookieConsent } from '../../cookie-consent/record.ts';
import { FeedbackDocument } from '../../feedback/record.ts';
import { Loyalty } from '../../loyalty/record.ts';
import { Seller } from '../../orders/record/seller.ts';
import { WithdrawalTerms } from '../../orders/record/withdrawal.ts';
import { TaxClasses } from '../../pricing/record/tax-classes.ts';
import { SearchDocument, SearchWordsDocument } from '../../search/record.ts';
import { StoreDocument, StoreServices } from '../../stores/record.ts';
import { PictureDocument } from '../record/document.ts';
import { Endpoints } from '../record/endpoints.ts';
import { PageDocument } from '../record/page.ts';
import { Finder } from '../record/finder.ts';
import { Shop } from '../record/shop.ts';
import { Switches } from '../record/switches.ts';

/** Kinds of one document: `<kind>.json`. */
export const singles = {
  shop: Shop,
  seller: Seller,
  switches: Switches,
  endpoints: Endpoints,
  feedback: FeedbackDocument,
  ads: Bookings,
  'cookie-consent': CookieConsent,
  'marketing-consents': MarketingConsents,
  deliveries: Deliveries,
  'pickup-points': PickupPoints,
  coupons: Coupons,
  loyalty: Loyalty,
  withdrawal: WithdrawalTerms,
  'tax-classes': TaxClasses,
  catalogue: CatalogueDocument,
  'size-charts': SizeCharts,
  properties: PropertiesDocument,
  search: SearchDocument,
  'search-words': SearchWordsDocument,
  finder: Finder,
  'store-services': StoreServices,
} as const;

/** Kinds of many documents: `<folder>/<key>.json`. */
export const folders = { campaigns: CampaignDocument, stores: StoreDocument } as const;

/** The kind of pages, `pages/<path>.<language>.md`, and that of pictures, `pictures/<key>`. */
export const pageKind = 'pages';
export const pictureKind = 'pictures';

export const shapes: Readonly<Record<string, z.ZodType>> = {
  ...singles,
  ...folders,
  [pageKind]: PageDocument,
  [pictureKind]: PictureDocument,
};
