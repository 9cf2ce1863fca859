/** Imports feeds of merchants; importing the same feed again changes nothing. */
import { giveBrands, type BrandNote } from './brands.ts';
import { PricesRefused } from '../pricing/rules.ts';
import type { KnownProduct } from '../catalogue/record/written-product.ts';
import { FeedFault } from './feed-fault.ts';
import { feedsOf, type Feed } from './feed-files.ts';
import { gather, type GatheredFeed, type Products, type ProductsItem } from './products.ts';
import type { ImportDeps, ImportOptions, ImportSummary, OnProgress } from './import-job.ts';
import { makePictureReader, type PictureReader } from './pictures.ts';
import { fallOf } from './price-fall.ts';
import { hashOf, linksOf, priceOf, productRow } from './product-rows.ts';
import { readPictures } from './read-pictures.ts';
import { rejectLater } from './read-feed.ts';
import { importPrices } from './supplemental.ts';

const batchSize = 500;

/** Key of the advisory lock: arbitrary, but it must never change. */
const importLock = 4_115_775;

/** Only one import runs at a time across all processes, so that what it reads still holds when it
 * writes. A feed that cannot be imported is listed in the summary; the others are imported.
 * @throws FeedFault when two files give the same language of a feed */
export async function importFeeds(
  deps: ImportDeps,
  files: readonly string[],
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportSummary> {
  const pictures = makePictureReader(deps.dataDir, options.fetchPictures ?? false);
  const summary: ImportSummary = {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    rejected: [],
    noted: [],
    files: [],
    pictures: pictures.counts,
    refused: [],
    failed: [],
  };
  const run = { pictures, summary, onProgress };
  const feeds = feedsOf(files, options.feed);
  await deps.database.exclusively(importLock, async () => {
    for (const feed of feeds) {
      const work = options.supplemental
        ? importPrices(deps, feed, momentsOf(options), { ...run, options })
        : importFeed(deps, feed, options, run);
      await work.catch((error: unknown) => {
        if (!(error instanceof FeedFault || error instanceof PricesRefused)) throw error;
        summary.failed.push({ feed: feed.name, reason: error.message });
      });
    }
  });
  // An embedded database does not update its planner statistics by itself.
  if (summary.added + summary.changed > 0) await deps.database.run('analyze');
  return summary;
}

function noteBrands(
  notes: readonly BrandNote[],
  { accepted }: GatheredFeed,
  { files: [{ path: file }] }: Feed,
  { noted }: ImportSummary,
): void {
  for (const { products, fault } of notes) {
    const { id = '', brand } = products.items[0]?.item ?? {};
    const { line = 0 } = accepted.get(id) ?? {};
    noted.push({ file, line, id, value: brand ?? '', ...fault });
  }
}

const momentsOf = ({ now, asOf = now }: ImportOptions) => ({
  asOf: asOf.epochMilliseconds,
  now: now.epochMilliseconds,
});

interface Run {
  pictures: PictureReader;
  summary: ImportSummary;
  onProgress: OnProgress;
}

async function importFeed(
  deps: ImportDeps,
  feed: Feed,
  options: ImportOptions,
  run: Run,
): Promise<void> {
  const { summary, onProgress } = run;
  const gathered = await gather(feed, deps.decided, run);
  if (gathered.accepted.size === 0)
    throw new FeedFault(`${feed.files[0].path} has no products that can be taken in.`);
  const known = await deps.catalogue.readKnown(deps.database.db);
  refuseForeign(gathered, known, feed, summary);
  const brands = await deps.catalogue.readBrands(deps.database.db, feed.name);
  noteBrands(giveBrands(gathered.products.values(), brands), gathered, feed, summary);
  const missing = missingOf(gathered, known, feed.name, options);
  if (missing.refused) {
    summary.refused.push(missing.refused);
    return;
  }
  const plan = planOf(gathered, known, options);
  plan.changed = await withoutFalls(deps, plan.changed, {
    gathered,
    known,
    feed,
    options,
    summary,
  });
  const changed = [...plan.added, ...plan.changed];
  const at = momentsOf(options);
  const addedAt = isFirst(known, feed) ? unknownTime : at.asOf;
  const found = await readPictures(changed, { feed, accepted: gathered.accepted }, run);
  await deps.database.db.transaction(async (tx) => {
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed
        .slice(start, start + batchSize)
        .map((products) => productRow(products, found, feed.name));
      await deps.catalogue.writeProducts(tx, batch, addedAt, gathered.faulty);
      const sellables = batch.flatMap((product) => product.sellables);
      const prices = sellables.map(({ sokId, price }) => ({ sokId, ...price }));
      await deps.writePrices(tx, prices, at);
      const done = start + batch.length;
      onProgress({ step: 'written', feed: feed.name, done, of: changed.length });
    }
    await deps.catalogue.deactivate(tx, missing.sokIds);
    if (changed.length + missing.sokIds.length > 0) await deps.catalogue.bumpVersion(tx);
  });
  summary.added += plan.added.length;
  summary.changed += plan.changed.length;
  summary.unchanged += plan.unchanged;
  summary.removed += missing.sokIds.length;
}

/** What a merchant sold before its feed was first imported is not new, unless the feed says so. */
const unknownTime = 0;

const isFirst = (known: Map<string, KnownProduct>, { name }: Feed): boolean =>
  known.values().every(({ feed }) => feed !== name);

/** Rejects products whose id is in use: an id belongs to the feed that had it first. */
function refuseForeign(
  { products, accepted }: GatheredFeed,
  known: Map<string, KnownProduct>,
  feed: Feed,
  summary: ImportSummary,
): void {
  const foreign = new Map<string, string>();
  for (const { sokId, items } of products.values()) {
    const owners = [sokId, ...items.map((item) => item.sokId)].map((id) => known.get(id)?.feed);
    const owner = owners.find((one) => one !== undefined && one !== feed.name);
    if (owner !== undefined) foreign.set(sokId, owner);
  }
  if (foreign.size === 0) return;
  const [{ path: file }] = feed.files;
  const [owner = ''] = foreign.values();
  if (foreign.size === products.size) {
    throw new FeedFault(
      `${file}: all its products belong to the feed ${owner}. If the file was renamed, import it with --feed ${owner}.`,
    );
  }
  for (const [id, { products: own, line }] of accepted) {
    const ofWhom = foreign.get(own.sokId);
    if (ofWhom === undefined) continue;
    const reason = `belongs to the feed ${ofWhom}`;
    rejectLater(summary, { file, line, id, field: 'id', reason });
  }
  for (const sokId of foreign.keys()) products.delete(sokId);
}

function missingOf(
  { products, faulty, hasUnknown }: GatheredFeed,
  known: Map<string, KnownProduct>,
  feed: string,
  { maxRemoval = 0.2, confirm = false }: ImportOptions,
) {
  const active = [...known].filter(
    ([sokId, one]) => one.feed === feed && one.active && one.productSokId === sokId,
  );
  if (hasUnknown) return { sokIds: [], refused: null };
  const sokIds = active
    .map(([sokId]) => sokId)
    .filter((sokId) => !products.has(sokId) && !faulty.has(sokId));
  const isTooMuch = sokIds.length > active.length * maxRemoval && !confirm;
  const refused = isTooMuch ? { feed, missing: sokIds.length, active: active.length } : null;
  return { sokIds, refused };
}

function planOf(gathered: GatheredFeed, known: Map<string, KnownProduct>, options: ImportOptions) {
  const plan: { added: Products[]; changed: Products[]; unchanged: number } = {
    added: [],
    changed: [],
    unchanged: 0,
  };
  for (const products of gathered.products.values()) {
    const before = known.get(products.sokId);
    const wantsPictures =
      options.fetchPictures && products.items.some(({ item }) => linksOf(item).length > 0);
    if (!before) plan.added.push(products);
    else if (
      before.hash !== hashOf(products) ||
      !before.active ||
      (wantsPictures && !before.hasPictures)
    ) {
      plan.changed.push(products);
    } else plan.unchanged += 1;
  }
  return plan;
}

interface Falling {
  gathered: GatheredFeed;
  known: Map<string, KnownProduct>;
  feed: Feed;
  options: ImportOptions;
  summary: ImportSummary;
}

/** Rejects items whose prices fall too far: they stay as they are, and so do their products without other items. */
async function withoutFalls(
  { database, readPrices }: ImportDeps,
  changed: Products[],
  { gathered, known, feed, options, summary }: Falling,
): Promise<Products[]> {
  const ids = changed.flatMap(({ items }) => items.map(({ sokId }) => sokId));
  const before = await readPrices(database.db, ids);
  const [{ path: file }] = feed.files;
  const isTaken = ({ sokId, item }: ProductsItem): boolean => {
    const fault = fallOf(before.get(sokId), priceOf(item), options);
    if (!fault) return true;
    const { line = 0 } = gathered.accepted.get(item.id) ?? {};
    rejectLater(summary, { file, line, id: item.id, ...fault });
    gathered.faulty.add(sokId);
    return false;
  };
  return changed.filter((products) => {
    const taken = products.items.filter(isTaken);
    if (taken.length === products.items.length) return true;
    products.items = taken;
    return taken.length > 0 && known.get(products.sokId)?.hash !== hashOf(products);
  });
}
