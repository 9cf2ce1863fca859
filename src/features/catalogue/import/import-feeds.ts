/** Brings feeds of merchants into the shop; the same feed twice changes nothing. */
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
import { hashOf, linksOf, productRow } from './product-rows.ts';
import { rejectLater } from './reading.ts';
import { importPrices } from './supplemental.ts';

const batchSize = 500;

/** @throws Error when a file cannot be read or is broken; the feeds before it stay imported. */
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
    files: [],
    pictures: pictures.counts,
    refused: [],
  };
  for (const feed of feedsOf(files)) {
    const run = { pictures, summary, onProgress };
    if (options.supplemental) await importPrices(deps, feed, momentsOf(options), run);
    else await importFeed(deps, feed, options, run);
  }
  // An embedded database never looks by itself at how much there is to plan with.
  if (summary.added + summary.changed > 0) await deps.database.run('analyze');
  return summary;
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
  const gathered = await gather(feed, run);
  const known = await readKnown(deps.database.db);
  refuseForeign(gathered, known, feed, summary);
  const missing = missingOf(gathered, known, feed.name, options);
  if (missing.refused) {
    summary.refused.push(missing.refused);
    return;
  }
  const plan = planOf(gathered, known, options);
  const changed = [...plan.added, ...plan.changed];
  const at = momentsOf(options);
  const found = await readPictures(changed, feed, run);
  await deps.database.db.transaction(async (tx) => {
    for (let start = 0; start < changed.length; start += batchSize) {
      const batch = changed
        .slice(start, start + batchSize)
        .map((goods) => productRow(goods, found, feed.name));
      await writeProducts(tx, batch, at.asOf, gathered.faulty);
      const sellables = batch.flatMap((product) => product.sellables);
      const prices = sellables.map(({ sokId, price }) => ({ sokId, ...price }));
      await deps.writePrices(tx, prices, at);
      const done = start + batch.length;
      onProgress({ step: 'written', feed: feed.name, done, of: changed.length });
    }
    await deactivate(tx, missing.sokIds);
    if (changed.length + missing.sokIds.length > 0) await bumpVersion(tx);
  });
  summary.added += plan.added.length;
  summary.changed += plan.changed.length;
  summary.unchanged += plan.unchanged;
  summary.removed += missing.sokIds.length;
}

/** An id belongs to the feed that had it first. */
function refuseForeign(
  { goods, accepted }: GatheredFeed,
  known: Map<string, KnownGoods>,
  feed: Feed,
  summary: ImportSummary,
): void {
  const foreign = new Map<string, string>();
  for (const { sokId, items } of goods.values()) {
    const owners = [sokId, ...items.map((item) => item.sokId)].map((id) => known.get(id)?.feed);
    const owner = owners.find((one) => one !== undefined && one !== feed.name);
    if (owner !== undefined) foreign.set(sokId, owner);
  }
  if (foreign.size === 0) return;
  const [{ path: file }] = feed.files;
  for (const [id, { goods: own, line }] of accepted) {
    const owner = foreign.get(own.sokId);
    if (owner === undefined) continue;
    const reason = `belongs to the feed ${owner}`;
    rejectLater(summary, { file, line, id, field: 'id', reason });
  }
  for (const sokId of foreign.keys()) goods.delete(sokId);
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

function planOf(gathered: GatheredFeed, known: Map<string, KnownGoods>, options: ImportOptions) {
  const plan: { added: Goods[]; changed: Goods[]; unchanged: number } = {
    added: [],
    changed: [],
    unchanged: 0,
  };
  for (const goods of gathered.goods.values()) {
    const before = known.get(goods.sokId);
    const wantsPictures =
      options.fetchPictures && goods.items.some(({ item }) => linksOf(item).length > 0);
    if (!before) plan.added.push(goods);
    else if (
      before.hash !== hashOf(goods) ||
      !before.active ||
      (wantsPictures && !before.hasPictures)
    ) {
      plan.changed.push(goods);
    } else plan.unchanged += 1;
  }
  return plan;
}

/** Each link once, one after another: pictures are large and memory is not. */
async function readPictures(
  planned: Goods[],
  feed: Feed,
  { pictures, onProgress }: Run,
): Promise<Map<string, Picture>> {
  const links = new Set(planned.flatMap(({ items }) => items.flatMap(({ item }) => linksOf(item))));
  const found = new Map<string, Picture>();
  let done = 0;
  for (const link of links) {
    const picture = await pictures.read(link, feed.files[0].folder);
    if (picture) found.set(link, picture);
    done += 1;
    onProgress({ step: 'pictures', feed: feed.name, done, of: links.size });
  }
  return found;
}
