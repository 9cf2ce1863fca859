/** Makes what every page shows of the shop, for the loader of all pages. */
import { filledText, shopName } from '#features/content/rules/placeholders.ts';
import { pageIn } from '#features/content/rules/page.ts';
import { localText } from '#platform/i18n/language.ts';
import type { RequestFacts } from './request.ts';
import type { ShopShown } from './shop.ts';

type ShownFacts = Pick<RequestFacts, 'space' | 'language' | 'publicUrl'>;

/** A shop without a name is called by its address. */
export function shopShown({ space, language, publicUrl }: ShownFacts): ShopShown {
  const { shop } = space;
  const nameOf = ({ to, name }: (typeof shop.footer)[number]['links'][number]) =>
    name ? localText(name, language) : (pageIn(space, to, language)?.title ?? to);
  return {
    name: shopName(space) || new URL(publicUrl).host,
    tagline: filledText(localText(shop.tagline, language), space, language),
    mark: space.pictures.get(shop.mark) ?? '',
    languages: shop.languages,
    footer: shop.footer.map(({ title, links }) => ({
      title: localText(title, language),
      links: links.map((link) => ({ to: link.to, name: nameOf(link) })),
    })),
  };
}
