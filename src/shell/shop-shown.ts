/** Makes what every page shows of the shop. */
import type { Space } from '#features/content/record/space.ts';
import { filledText, shopName } from '#features/content/rules/placeholders.ts';
import { factsIn } from '#features/content/rules/page.ts';
import { localText } from '#platform/i18n/language.ts';
import type { RequestFacts } from './request.ts';
import type { ShopShown } from './shop.ts';

type ShownFacts = Pick<RequestFacts, 'space' | 'language' | 'publicUrl'>;

/** For the loader of all pages. */
export function shopShown(facts: ShownFacts): ShopShown {
  const { space, language } = facts;
  const { shop } = space;
  return {
    name: nameOf(facts),
    tagline: filledText(localText(shop.tagline, language), space, language),
    mark: space.pictures.get(shop.mark) ?? '',
    languages: shop.languages,
    hasStores: space.stores.length > 0,
    phone: space.seller.phone,
  };
}

export interface FooterShown {
  name: string;
  columns: { title: string; links: { to: string; name: string }[] }[];
  isDemo: boolean;
  /** Whether there is consent to withdraw. */
  isAsking: boolean;
}

export function footerShown(facts: ShownFacts & Pick<RequestFacts, 'isDemo'>): FooterShown {
  const { space, language, isDemo } = facts;
  const columns = space.shop.footer.map(({ title, links }) => ({
    title: localText(title, language),
    links: links.map(({ to, name }) => ({
      to,
      name: name ? localText(name, language) : (factsIn(space, to, language)?.title ?? to),
    })),
  }));
  const isAsking = space.cookieConsent.categories.length > 0;
  return { name: nameOf(facts), columns, isDemo, isAsking };
}

interface NamedShop {
  space: Pick<Space, 'shop' | 'seller'>;
  publicUrl: string;
}

/** A shop without a name is called by its address. */
export const nameOf = ({ space, publicUrl }: NamedShop): string =>
  shopName(space) || new URL(publicUrl).host;
