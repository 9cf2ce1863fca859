/** Reads the space from its documents. */
import type { z } from '#platform/http/contract.ts';
import type { CampaignDocument, Campaign } from '../../campaigns/record.ts';
import type { Store, StoreDocument } from '../../stores/record.ts';
import type { Document } from '../contract.ts';
import type { PictureDocument, DocumentFault } from '../record/document.ts';
import type { PageDocument } from '../record/page.ts';
import type { Space } from '../record/space.ts';
import { faultsBetween } from './between.ts';
import { pageKind, pictureKind, shapes, singles } from './kinds.ts';
import { readPage } from './page-faults.ts';
import { faultsOfIssue, type ShapeFault } from './reasons.ts';

export type SpaceRead = { space: Space; faults: [] } | { space: null; faults: DocumentFault[] };

/** The space, or everything that is wrong with the documents.
 * @param unreadable documents whose files cannot be read; they do not count as missing */
export function readSpace(
  version: number,
  documents: readonly Document[],
  unreadable: readonly Pick<Document, 'kind' | 'key'>[] = [],
): SpaceRead {
  const read = documents.map(readDocument);
  const parts = partsOf(read);
  const all = [...documents, ...unreadable];
  const faults = [
    ...read.flatMap((one) => one.faults),
    ...missing(all),
    ...faultsBetween(parts, all),
  ];
  if (faults.length > 0 || unreadable.length > 0) return { space: null, faults };
  return { space: { version, ...(parts as Parts) }, faults: [] };
}

/** Path of a picture's address; the hash in it changes with the picture. */
export const pictureAddress = (key: string, { hash, type }: PictureDocument): string =>
  `/kuvat/sisalto/${hash}.${/\.(\w+)$/.exec(key)?.[1] ?? type.split('/')[1]}`;

interface ReadDocument extends Pick<Document, 'kind' | 'key'> {
  /** Undefined when there are faults. */
  value?: unknown;
  faults: DocumentFault[];
}

function readDocument({ kind, key, data }: Document): ReadDocument {
  const shape = shapes[kind];
  const wrong = (faults: Pick<DocumentFault, 'path' | 'reason'>[]) => ({
    kind,
    key,
    faults: faults.map((fault) => ({ kind, key, ...fault })),
  });
  if (!shape) return wrong([{ path: [], reason: 'no such kind of document is known' }]);
  const unwritable = pathOfUnwritable(data);
  if (unwritable) {
    const reason = 'there is a character that is none: NUL, or half of one';
    return wrong([{ path: unwritable, reason }]);
  }
  const result = shape.safeParse(data);
  if (!result.success) {
    // The file of a page says its language.
    const front = kind === pageKind ? 1 : 0;
    const { issues } = result.error;
    return wrong(firstOfEachPath(issues.flatMap((issue) => faultsOfIssue(issue, data, front))));
  }
  if (kind !== pageKind) return { kind, key, value: result.data, faults: [] };
  const { faults } = readPage(key, result.data as PageDocument);
  return { kind, key, value: result.data, faults };
}

/** A value of a wrong form is often wrong in other ways that come of it. */
const firstOfEachPath = (faults: readonly ShapeFault[]): ShapeFault[] => [
  ...new Map(faults.toReversed().map((fault) => [JSON.stringify(fault.path), fault])).values(),
];

/** Where the first character is that PostgreSQL cannot store, NUL or half of one; null for nowhere. In a text
 * of several lines the last part of the path is the line. */
function pathOfUnwritable(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') {
    const at = value.search(/\0|\p{Cs}/u);
    if (at < 0) return null;
    return value.includes('\n') ? [...path, value.slice(0, at).split('\n').length] : path;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, one] of Object.entries(value)) {
    const inside = [...path, Array.isArray(value) ? Number(name) : name];
    const found = pathOfUnwritable(name) ? inside : pathOfUnwritable(one, inside);
    if (found) return found;
  }
  return null;
}

function missing(documents: readonly Pick<Document, 'kind'>[]): DocumentFault[] {
  const kinds = new Set(documents.map(({ kind }) => kind));
  return Object.keys(singles)
    .filter((kind) => !kinds.has(kind))
    .map((kind) => ({ kind, key: '', path: [], reason: 'the file is missing' }));
}

type Parts = Omit<Space, 'version'>;

/** Those documents that have no faults. */
function partsOf(
  read: readonly ReadDocument[],
): Partial<Parts> & Pick<Parts, 'campaigns' | 'stores' | 'pages'> {
  const good = read.filter(({ value }) => value !== undefined);
  const one = <Kind extends keyof typeof singles>(kind: Kind) =>
    good.find((document) => document.kind === kind)?.value as
      | z.output<(typeof singles)[Kind]>
      | undefined;
  const all = <Value>(kind: string) =>
    good.flatMap(({ kind: its, key, value }): [string, Value][] =>
      its === kind ? [[key, value as Value]] : [],
    );
  const parts: { [Name in keyof Parts]: Parts[Name] | undefined } = {
    shop: one('shop'),
    seller: one('seller'),
    switches: one('switches'),
    endpoints: one('endpoints'),
    feedback: one('feedback'),
    ads: one('ads'),
    cookieConsent: one('cookie-consent'),
    marketingConsents: one('marketing-consents'),
    campaigns: all<z.output<typeof CampaignDocument>>('campaigns').map(
      ([path, campaign]): Campaign => ({ path, ...campaign }),
    ),
    deliveries: one('deliveries'),
    pickupPoints: one('pickup-points'),
    coupons: one('coupons'),
    loyalty: one('loyalty'),
    withdrawal: one('withdrawal'),
    taxClasses: one('tax-classes'),
    catalogue: one('catalogue'),
    sizeCharts: one('size-charts'),
    properties: one('properties'),
    search: one('search'),
    searchWords: one('search-words'),
    finder: one('finder'),
    stores: all<z.output<typeof StoreDocument>>('stores').map(([code, store]): Store => ({
      code,
      ...store,
    })),
    storeServices: one('store-services'),
    pages: new Map(all<PageDocument>(pageKind)),
    pictures: new Map(
      all<PictureDocument>(pictureKind).map(([key, picture]) => [
        key,
        pictureAddress(key, picture),
      ]),
    ),
  };
  return parts as Partial<Parts> & Pick<Parts, 'campaigns' | 'stores' | 'pages'>;
}
