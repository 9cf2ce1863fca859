/** Brings feeds of merchants into the shop; the same feed twice changes nothing. */
import { dayInFinland } from '#platform/time.ts';
import type { Picture } from '../contract.ts';
import {
  bumpVersion,
  deactivate,
  readKnown,
  writeProducts,
  type KnownGoods,
} from '../store/write.ts';
import { feedsOf, type Feed } from './files.ts';
import { gather, type GatheredFeed, type Goods } from './goods.ts';
import type { ImportDeps, ImportOptions, ImportSummary, OnProgress } from './job.ts';
import { makePictureReader, type PictureReader } from './pictures.ts';
import { hashOf, linksOf, productRow, vatOf } from './product-rows.ts';
import { importPrices } from './supplemental.ts';

const batchSize = 500;

/** @throws Error when a file cannot be read or is broken; the feeds before it stay imported. */
export async function importFeeds(
  deps: ImportDeps,
  files: readonly string[],
  options: ImportOptions,
  onProgress: OnProgress = () => {},
): Promise<ImportSummary> {
  const pictures = makePictureReader(deps.dataDir, options.fetchPictures ?? false, (link, reason) =>
    deps.log?.warn({ link, reason }, 'picture left out'),
  );
  const summary: ImportSummary = {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    rejected: [],
    pictures: pictures.counts,
    refused: [],
  };
  for (const feed of feedsOf(files)) {
    if (options.supplemental) await importPrices(deps, feed, options.asOf, summary);
    else await importFeed(deps, feed, options, { pictures, summary, onProgress });
  }
  return summary;
}

interface Run {
  pictures: PictureReader;
  summary: ImportSummary;
  onProgress: OnProgress;
}

async function importFeed(
  deps: ImportDeps,
  feed: Feed,
  options: ImportOptions,
  { pictures, summary, onProgress }: Run,
): Promise<void> {
  const gathered = await gather(feed, (rows) => {
    if (rows % batchSize === 0) onProgress({ feed: feed.name, step: 'read', rows });
  });
  const known = await readKnown(deps.database.db);
  refuseForeign(gathered, known, feed);
  summary.rows += gathered.rows;
  for (const rejection of gathered.rejected) summary.rejected.push(rejection);
  const missing = missingOf(gathered, known, feed.name, options);
  if (missing.refused) {
    summary.refused.push(missing.refused);
    return;
  }
  const plan = planOf(gathered, known, options);
  const changed = [...plan.added, ...plan.changed];
  const facts = { feed: feed.name, asOf: options.asOf.epochMilliseconds };
  const found = await readPictures(changed, feed, pictures);
  await deps.database.db.transaction(async (tx) => {
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed
        .slice(start, start + batchSize)
        .map(({ goods, vat }) => productRow(goods, found, { ...facts, vat }));
      await writeProducts(tx, batch, facts.asOf);
      const sellables = batch.flatMap((product) => product.sellables);
      const prices = sellables.map(({ sokId, price }) => ({ sokId, ...price }));
      await deps.writePrices(tx, prices, facts.asOf);
      onProgress({ feed: feed.name, step: 'written', rows: start + batch.length });
    }
    await deactivate(tx, missing.sokIds);
    if (changed.length + missing.sokIds.length > 0) await bumpVersion(tx);
  });
  summary.added += plan.added.length;
  summary.changed += plan.changed.length;
  summary.unchanged += plan.unchanged;
  summary.removed += missing.sokIds.length;
}

/** An id belongs to the feed, and within it to the product, that had it first. */
function refuseForeign(gathered: GatheredFeed, known: Map<string, KnownGoods>, feed: Feed): void {
  for (const goods of gathered.goods.values()) {
    const ids = [goods.sokId, ...goods.items.map(({ sokId }) => sokId)];
    const owner = ids.map((id) => known.get(id)).find((one) => one && one.feed !== feed.name);
    if (!owner) continue;
    gathered.goods.delete(goods.sokId);
    const reason = `${goods.merchantId} belongs to the feed ${owner.feed}`;
    gathered.rejected.push({ file: feed.files[0].path, line: 0, field: 'id', reason });
  }
}

function missingOf(
  { goods, faulty }: GatheredFeed,
  known: Map<string, KnownGoods>,
  feed: string,
  { maxRemoval = 0.2, confirm = false }: ImportOptions,
) {
  const active = [...known].filter(
    ([sokId, one]) => one.feed === feed && one.active && one.productSokId === sokId,
  );
  const sokIds = active
    .map(([sokId]) => sokId)
    .filter((sokId) => !goods.has(sokId) && !faulty.has(sokId));
  const isTooMuch = sokIds.length > active.length * maxRemoval && !confirm;
  const refused = isTooMuch ? { feed, missing: sokIds.length, active: active.length } : null;
  return { sokIds, refused };
}

interface Planned {
  goods: Goods;
  vat: number;
}

function planOf(gathered: GatheredFeed, known: Map<string, KnownGoods>, options: ImportOptions) {
  const day = dayInFinland(options.asOf);
  const plan: { added: Planned[]; changed: Planned[]; unchanged: number } = {
    added: [],
    changed: [],
    unchanged: 0,
  };
  for (const goods of gathered.goods.values()) {
    const vat = vatOf(goods, day);
    const before = known.get(goods.sokId);
    const wantsPictures =
      options.fetchPictures && goods.items.some(({ item }) => linksOf(item).length > 0);
    if (!before) plan.added.push({ goods, vat });
    else if (
      before.hash !== hashOf(goods, vat) ||
      !before.active ||
      (wantsPictures && !before.hasPictures)
    ) {
      plan.changed.push({ goods, vat });
    } else plan.unchanged += 1;
  }
  return plan;
}

/** Each link once, one after another: pictures are large and memory is not. */
async function readPictures(
  planned: Planned[],
  feed: Feed,
  pictures: PictureReader,
): Promise<Map<string, Picture>> {
  const items = planned.flatMap(({ goods }) => goods.items);
  const links = new Set(items.flatMap(({ item }) => linksOf(item)));
  const found = new Map<string, Picture>();
  for (const link of links) {
    const picture = await pictures.read(link, feed.files[0].folder);
    if (picture) found.set(link, picture);
  }
  return found;
}
