/** Faults between documents: what one names and no other holds. */
import { pickupService } from '../../stores/record.ts';
import { isNever } from '../../search/rules/offered.ts';
import { languages, prefixIn } from '#platform/i18n/language.ts';
import type { Document } from '../contract.ts';
import type { DocumentFault } from '../record/document.ts';
import type { Space } from '../record/space.ts';
import { pageKind, pictureKind, singles } from './kinds.ts';
import { readPage } from './page-faults.ts';
import { namesInBraces } from './placeholders.ts';

type Named = Pick<Document, 'kind' | 'key'>;

/** The documents of the space that have no faults, of which some look at others. */
export type SpaceParts = Pick<Space, 'campaigns' | 'stores' | 'pages'> & Partial<Space>;

interface There {
  pages: ReadonlySet<string>;
  pictures: ReadonlySet<string>;
}

/** @param documents all there are, also those with faults: they are not missing */
export function faultsBetween(space: SpaceParts, documents: readonly Named[]): DocumentFault[] {
  const keysOf = (wanted: string) =>
    new Set(documents.filter(({ kind }) => kind === wanted).map(({ key }) => key));
  const there = { pages: keysOf(pageKind), pictures: keysOf(pictureKind) };
  return [
    ...picturesOfCampaigns(space, there),
    ...faultsOfConsents(space, there),
    ...faultsOfShop(space, there),
    ...sellerOf(space),
    ...pointsOf(space, documents),
    ...storesOf(space, there),
    ...termsOf(space),
    ...[...space.pages.keys()].flatMap((key) => linksOf(space, key, there)),
    ...missingPages(there),
  ];
}

const noPicture = (name: string, { pictures }: There): string[] =>
  pictures.has(name) ? [] : [`there is no file pictures/${name}`];

function picturesOfCampaigns({ campaigns }: SpaceParts, there: There): DocumentFault[] {
  return campaigns.flatMap(({ path: key, bannerImage }) =>
    (['desktop', 'mobile'] as const).flatMap((width) => {
      const name = bannerImage?.[width];
      if (name === undefined) return [];
      const path = ['bannerImage', width];
      return noPicture(name, there).map((reason) => ({ kind: 'campaigns', key, path, reason }));
    }),
  );
}

/** Links and pictures of the marketing consents. */
function faultsOfConsents({ marketingConsents }: SpaceParts, there: There): DocumentFault[] {
  if (!marketingConsents) return [];
  const at = (path: PropertyKey[]) => (reason: string) => ({
    kind: 'marketing-consents',
    key: '',
    path,
    reason,
  });
  const { link, campaign } = marketingConsents;
  const links = [
    { path: ['link'], link },
    { path: ['campaign', 'link'], link: campaign?.link ?? {} },
  ].flatMap((one) =>
    Object.entries(one.link).flatMap(([language, { url }]) =>
      faultsOfLink(url, there).map(at([...one.path, language, 'url'])),
    ),
  );
  const pictures = [
    { path: ['campaign', 'image', 'picture'], name: campaign?.image?.picture },
    { path: ['campaign', 'backgroundImage'], name: campaign?.backgroundImage },
  ].flatMap(({ path, name }) => (name ? noPicture(name, there).map(at(path)) : []));
  return [...links, ...pictures];
}

/** Why a link leads nowhere. Help pages must exist; other addresses belong to the shop's own pages. */
function faultsOfLink(to: string, { pages }: There): string[] {
  const prefix = prefixIn(to);
  if (prefix) return [`links are without a language: ${to.slice(prefix.length) || '/'}`];
  const isHelp = /^\/info\/./.test(to);
  return isHelp && !pages.has(keyOf(to)) ? [`there is no page ${to}`] : [];
}

const keyOf = (to: string): string => to.slice(1).replace(/[?#].*$/, '');

/** The mark, the links of the footer, and the two texts that others name by a placeholder. */
function faultsOfShop({ shop }: SpaceParts, there: There): DocumentFault[] {
  if (!shop) return [];
  const at = (path: PropertyKey[]) => (reason: string) => ({ kind: 'shop', key: '', path, reason });
  const texts = (['tagline', 'about'] as const).flatMap((name) =>
    Object.entries(shop[name]).flatMap(([language, text]) =>
      namesInBraces(text)
        .filter((one) => !(name === 'about' && one === 'shop'))
        .map((one) => `{${one}} cannot stand here; only {shop} can, in about`)
        .map(at([name, language])),
    ),
  );
  const links = shop.footer.flatMap((column, index) =>
    column.links.flatMap(({ to, name }, link) => {
      const broken = faultsOfLink(to, there);
      const isNamed = name !== undefined || there.pages.has(keyOf(to)) || broken.length > 0;
      const unnamed = isNamed ? [] : [`${to} is no page with a title, so the link needs a name`];
      return [...broken, ...unnamed].map(at(['footer', index, 'links', link, 'to']));
    }),
  );
  const terms = shop.terms ? faultsOfLink(shop.terms, there).map(at(['terms'])) : [];
  return [...noPicture(shop.mark, there).map(at(['mark'])), ...texts, ...terms, ...links];
}

const needed = [
  'name',
  'businessId',
  'streetAddress',
  'postcode',
  'city',
  'email',
  'phone',
] as const;

/** A shop sells as soon as the seller has a name, and its contracts must say who that is. */
function sellerOf({ seller }: SpaceParts): DocumentFault[] {
  if (!seller || needed.every((name) => seller[name] === '')) return [];
  return needed
    .filter((name) => seller[name] === '')
    .map((name) => ({
      kind: 'seller',
      key: '',
      path: [name],
      reason: `${name} is empty; a shop sells when all of the seller is filled in`,
    }));
}

/** Every method that needs a place to collect has one. */
function pointsOf(
  { pickupPoints, deliveries, stores }: SpaceParts,
  documents: readonly Named[],
): DocumentFault[] {
  const isUnknown = !pickupPoints && documents.some(({ kind }) => kind === 'pickup-points');
  if (isUnknown || !deliveries) return [];
  const kinds = new Set<string>(pickupPoints?.map(({ kind }) => kind));
  if (stores.some(({ services }) => services.includes(pickupService))) kinds.add('store');
  return deliveries.methods.flatMap(({ id, kind }, method) => {
    if (kind === 'home' || kinds.has(kind)) return [];
    const reason =
      kind === 'store'
        ? `${id} needs a store with the service ${pickupService}`
        : `${id} needs places of the kind ${kind} in pickup-points.json`;
    return [{ kind: 'deliveries', key: '', path: ['methods', method, 'kind'], reason }];
  });
}

/** Services and pictures that stores name. */
function storesOf({ stores, storeServices }: SpaceParts, there: There): DocumentFault[] {
  return stores.flatMap(({ code: key, services, picture }) => {
    const at = (path: PropertyKey[]) => (reason: string) => ({ kind: 'stores', key, path, reason });
    const unknown = services.flatMap((name, index) =>
      !storeServices || Object.hasOwn(storeServices, name)
        ? []
        : [at(['services', index])(`store-services.json has no service ${name}`)],
    );
    const pictures = picture === undefined ? [] : noPicture(picture, there);
    return [...unknown, ...pictures.map(at(['picture']))];
  });
}

/** Terms that the search box is to offer, and never. */
function termsOf({ search }: SpaceParts): DocumentFault[] {
  if (!search) return [];
  return languages.flatMap((language) =>
    search.topTerms[language].flatMap((term, index) =>
      isNever(term, search.neverOffered)
        ? [
            {
              kind: 'search',
              key: '',
              path: ['topTerms', language, index],
              reason: `${term} is in neverOffered`,
            },
          ]
        : [],
    ),
  );
}

/** Links of a page to help pages, and pictures of its blocks. */
function linksOf(space: SpaceParts, key: string, there: There): DocumentFault[] {
  const page = space.pages.get(key);
  if (!page) return [];
  return readPage(key, page).named.flatMap(({ language, line, to, picture }) =>
    [
      ...(to === undefined ? [] : faultsOfLink(to, there)),
      ...(picture === undefined ? [] : noPicture(picture, there)),
    ].map((reason) => ({ kind: pageKind, key, path: [language, 'body', line], reason })),
  );
}

/** The pages that the law and the specification want of every shop. */
export const requiredPages = [
  'index',
  'info/ota-yhteytta',
  'info/palautus',
  'info/reklamaatio',
  'info/takuu-ja-huolto',
  'info/ehdot',
  'info/sopimusehdot',
  'info/tietoturva',
  'info/sokosemotion',
  'info/palvelut',
  'info/s-edut-ja-bonus',
  'info/faq',
  'info/toimitustavat',
  'info/maksutavat',
  'saavutettavuus',
  'palaute',
] as const;

/** Whether every space must have the document. */
export const isNeeded = ({ kind, key }: Named): boolean =>
  kind === pageKind ? requiredPages.some((page) => page === key) : kind in singles;

const missingPages = ({ pages }: There): DocumentFault[] =>
  requiredPages
    .filter((key) => !pages.has(key))
    .map((key) => ({ kind: pageKind, key, path: [], reason: 'every shop needs this page' }));
