import type { Picture } from '../catalogue/contract.ts';
import type { Feed } from './feed-files.ts';
import type { ImportSummary, OnProgress } from './import-job.ts';
import type { PictureReader } from './pictures.ts';
import { linksOf } from './product-rows.ts';
import type { GatheredFeed, Products } from './products.ts';

interface Run {
  pictures: PictureReader;
  onProgress: OnProgress;
  summary: Pick<ImportSummary, 'noted'>;
}

/** Reads each link once and one after another, as pictures take much memory. Of one that cannot be shown, the first
 * row that has it is noted. */
export async function readPictures(
  planned: readonly Products[],
  { feed, accepted }: { feed: Feed } & Pick<GatheredFeed, 'accepted'>,
  { pictures, onProgress, summary }: Run,
): Promise<Map<string, Picture>> {
  const items = planned.flatMap((products) => products.items.map(({ item }) => item));
  const firsts = new Map(
    items.toReversed().flatMap((item) => linksOf(item).map((link) => [link, item] as const)),
  );
  const links = new Set(items.flatMap(linksOf));
  const [{ path: file, folder }] = feed.files;
  const before = pictures.counts.failed.length;
  const found = new Map<string, Picture>();
  let done = 0;
  for (const link of links) {
    const picture = await pictures.read(link, folder);
    if (picture) found.set(link, picture);
    done += 1;
    onProgress({ step: 'pictures', feed: feed.name, done, of: links.size });
  }
  for (const { link, reason } of pictures.counts.failed.slice(before)) {
    const { id = '', image_link } = firsts.get(link) ?? {};
    const { line = 0 } = accepted.get(id) ?? {};
    const field = link === image_link ? 'image_link' : 'additional_image_link';
    const said = `gives no picture: ${reason.replace(/\.$/, '')}`;
    summary.noted.push({ file, line, id, field, value: link, reason: said });
  }
  return found;
}
