import type { Language } from '#platform/i18n/language.ts';
import type { Clock } from '#platform/time.ts';
import { shownPrice, type ShownPrice } from '../../pricing/rules/shown-price.ts';
import type { Colour, Picture, ProductCard, Rating } from '../contract.ts';
import type { EnergyClass } from '../contract/energy-class.ts';
import type { Campaign } from '../../campaigns/record.ts';
import { ribbonReader, type CampaignRibbon, type RibbonFacts } from './ribbons.ts';

/** Only the fields a card shows: a page has dozens of them, so their size matters. */
export interface ShownCard {
  sokId: string;
  name: string;
  brandName: string | null;
  /** The name without the brand that it begins with. */
  shortName?: string;
  /** Of the name, where it is not that of the page. */
  nameLanguage?: Language;
  urlPath: string;
  picture: Picture | null;
  price: ShownPrice;
  /** Absent when there is only one colour or none. */
  colors?: Colour[];
  /** A card has one ribbon: its campaign's, else that it is ordered in advance, else that it is new. */
  ribbon?: CampaignRibbon;
  isPreorder?: true;
  isNew?: true;
  /** Absent without an energy label. */
  energy?: EnergyClass;
  /** Absent without reviews. */
  rating?: Rating;
  /** It can be bought from the card: now, online, and without choosing an option. */
  isBuyable?: true;
}

type CardFacts = RibbonFacts & { now: Clock };

/** What is ordered in advance shows on its page when it is delivered. */
const isHere = ({ availability }: ProductCard): boolean =>
  availability === 'AVAILABLE' || availability === 'ONLINE_ONLY';

/** Paths of the campaigns of which a day has not come: what can be bought when, only their products know. */
const withDaysToCome = (campaigns: readonly Campaign[], now: number): string[] =>
  campaigns
    .filter(({ filters }) =>
      filters.some(({ buyableFrom }) => buyableFrom && Date.parse(buyableFrom) > now),
    )
    .map(({ path }) => path);

/** What the corner of the card says. */
function noticeOf(
  { availability, isNew }: ProductCard,
  ribbon: CampaignRibbon | undefined,
): Pick<ShownCard, 'ribbon' | 'isPreorder' | 'isNew'> {
  if (ribbon) return { ribbon };
  if (availability === 'PREORDER') return { isPreorder: true };
  return isNew ? { isNew } : {};
}

/** Cards of one list. They share colours and ribbons, so that each is serialized once. */
export function shownCards(products: readonly ProductCard[], facts: CardFacts): ShownCard[] {
  const waiting = withDaysToCome(facts.space.campaigns, facts.now().epochMilliseconds);
  const ribbonOf = ribbonReader(facts);
  const colours = new Map<string, Colour>();
  const shared = (colour: Colour): Colour => {
    const known = colours.get(colour.id) ?? colour;
    colours.set(colour.id, known);
    return known;
  };
  return products.map((product) => {
    const { sokId, name, brandName, urlPath, picture, priceData, colors, rating, energy } = product;
    const { shortName, nameLanguage } = product;
    const isBuyable =
      isHere(product) &&
      product.variantCount === 0 &&
      !product.campaigns.some((path) => waiting.includes(path));
    return {
      sokId,
      name,
      brandName,
      ...(shortName && { shortName }),
      ...(nameLanguage && { nameLanguage }),
      urlPath,
      picture,
      price: shownPrice(priceData),
      ...(colors.length > 1 && { colors: colors.map(shared) }),
      ...noticeOf(product, ribbonOf(product)),
      ...(rating && { rating }),
      ...(energy && { energy }),
      ...(isBuyable && { isBuyable }),
    };
  });
}
