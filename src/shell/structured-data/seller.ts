/** The seller and the shop's web site as schema.org entities. */
import type { OnlineStore, PostalAddress, WebSite } from 'schema-dts';
import type { Space } from '#features/content/record/space.ts';
import { filledText } from '#features/content/rules/placeholders.ts';
import { nameOf } from '../shop-shown.ts';
import { addressIn, localText, type Language } from '#platform/i18n/language.ts';

export interface ShopFacts {
  space: Pick<Space, 'shop' | 'seller' | 'feedback' | 'withdrawal'>;
  publicUrl: string;
  language: Language;
}

/** Names the seller in entities of any page. */
export const sellerId = ({ publicUrl }: Pick<ShopFacts, 'publicUrl'>) => `${publicUrl}/#seller`;

export function sellerEntity(facts: ShopFacts): OnlineStore {
  const { space, publicUrl, language } = facts;
  const { name, businessId, email, phone } = space.seller;
  return {
    '@type': 'OnlineStore',
    '@id': sellerId(facts),
    name: nameOf(facts),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    description: filledText(localText(space.shop.about, language), space, language),
    ...(name && { legalName: name }),
    ...(businessId && { taxID: businessId, vatID: `FI${businessId.replace('-', '')}` }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(space.seller.streetAddress && { address: addressEntity(space.seller) }),
  };
}

const addressEntity = ({ streetAddress, postcode, city }: Space['seller']): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress,
  postalCode: postcode,
  addressLocality: city,
  addressCountry: 'FI',
});

/** Search engines may offer the shop's own search. */
export function siteEntity(facts: ShopFacts): WebSite {
  const { publicUrl, language } = facts;
  const root = `${publicUrl}${addressIn(language, '/')}`;
  return {
    '@type': 'WebSite',
    '@id': `${root}#site`,
    url: root,
    name: nameOf(facts),
    inLanguage: language,
    publisher: { '@id': sellerId(facts) },
    potentialAction: searchAction(`${publicUrl}${addressIn(language, '/haku')}`),
  };
}

const searchAction = (address: string) =>
  ({
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${address}?hakutermi={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }) as const;
