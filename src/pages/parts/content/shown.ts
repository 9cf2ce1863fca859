/** What a page of the merchant shows: its parts, each block with what it has loaded. */
import type { Language } from '#platform/i18n/language.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import type { ShownCard } from '#features/catalogue/rules/shown-card.ts';
import type { DeliveryMethod } from '#features/checkout/contract/delivery.ts';
import type { BlockOf } from '#features/content/record/blocks.ts';
import type { ShownPage } from '#features/content/record/page.ts';
import type { Loyalty } from '#features/loyalty/record.ts';
import type { Inline, MarkdownNode } from '#platform/markdown.ts';
import type { ShownRecipe } from '../recipe/shown.ts';
import type { Banner, CampaignLead } from './leads.ts';

export interface Department {
  name: string;
  nameLanguage?: Language | undefined;
  urlPath: string;
  picture: ShownCard['picture'];
}

export interface SellerShown {
  name: string;
  businessId: string;
  address: string;
  email: string;
  phone: string;
  hours: string[];
}

/** By block: the props of its component. */
export interface BlockProps {
  seller: SellerShown;
  hours: SellerShown;
  'withdrawal-form': SellerShown;
  deliveries: {
    methods: (Pick<
      DeliveryMethod,
      | 'deliveryMethodId'
      | 'name'
      | 'description'
      | 'priceEuroCents'
      | 'freeFromEuroCents'
      | 'promise'
    > &
      // Absent in pages that an earlier release has sent.
      Partial<Pick<DeliveryMethod, 'kind'>>)[];
    postcode: string;
  };
  /** Null while the payment provider does not respond. */
  payments: { methods: PaymentMethod[] | null };
  bonus: Pick<Loyalty, 'bonusSteps'>;
  stores: object;
  /** Address of the official notice, where the merchant has put it in. */
  guarantee: { picture?: string | null };
  departments: { departments: Department[] };
  brands: { brands: { id: string; name: string }[] };
  campaigns: { campaigns: CampaignLead[] };
  /** Without products nothing is shown. */
  offers: { title: string; products: ShownCard[]; all: string };
  banners: { banners: (Banner & { products: Pick<ShownCard, 'sokId' | 'picture'>[] })[] };
  notice: { text: Inline[] };
  questions: { groups: { title: string; items: { question: string; answer: Inline[] }[] }[] };
  hero: Omit<BlockOf<'hero'>, 'campaignFirst' | 'picture'> & {
    campaign: CampaignLead | null;
    picture: string | null;
  };
  tiles: { tiles: (BlockOf<'tiles'>[number] & { picture?: string | undefined })[] };
  promises: { promises: BlockOf<'promises'> };
  products: { title: string; products: ShownCard[]; all: string };
  recipe: ShownRecipe;
}

/** Blocks whose code browsers load after the rest of the page. */
export type HelpBlockName =
  | 'seller'
  | 'hours'
  | 'withdrawal-form'
  | 'deliveries'
  | 'payments'
  | 'bonus'
  | 'stores'
  | 'guarantee'
  | 'notice'
  | 'questions';

export type ShownBlock = {
  [Name in keyof BlockProps]: { type: 'shown'; name: Name; props: BlockProps[Name] };
}[keyof BlockProps];

export type ShownNode = Exclude<MarkdownNode, { type: 'block' }> | ShownBlock;

/** A page ready to be rendered. */
export interface ShownContent extends Omit<ShownPage, 'nodes' | 'searchWords'> {
  nodes: ShownNode[];
}
