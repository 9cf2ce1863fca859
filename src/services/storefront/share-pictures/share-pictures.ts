/** Serves the pictures that stand for pages where they are shared. */
import { LRUCache } from 'lru-cache';
import { shopName } from '#features/content/rules/placeholders.ts';
import type { Space } from '#features/content/record/space.ts';
import { pictureAddress } from '#features/catalogue/rules/picture-widths.ts';
import { retryAfter } from '#platform/http/retry-after.ts';
import { readShareName, type ShareCard } from '#platform/share-link.ts';

export interface SharePicturesDeps {
  secrets: readonly [string, ...string[]];
  space(): Pick<Space, 'shop' | 'seller'>;
  /** Fetches a product picture by its address. */
  fetchPicture(address: string): Promise<Response>;
}

/** Pictures in memory; each has about 50 kB. */
const mostKept = 100;
/** Pictures drawn or waiting to be drawn at a time. */
const mostDrawn = 8;
const aDay = 'public, max-age=86400';

/** @returns the response to a request for the picture of that name */
export function makeSharePictures(deps: SharePicturesDeps) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: mostKept });
  const drawing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const drawn = (key: string, card: ShareCard) => {
    const started =
      drawing.get(key) ??
      draw(card, deps)
        .then((picture) => {
          kept.set(key, picture);
          return picture;
        })
        .finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  };

  return async (name: string): Promise<Response> => {
    const card = readShareName(name, deps.secrets);
    if (!card) return new Response(null, { status: 404 });
    const { color, shop } = looksOf(deps.space());
    const key = `${name} ${color} ${shop}`;
    const known = kept.get(key);
    if (!known && !drawing.has(key) && drawing.size >= mostDrawn) return busy();
    const picture = known ?? (await drawn(key, card));
    return new Response(picture, {
      headers: { 'content-type': 'image/jpeg', 'cache-control': aDay },
    });
  };
}

const busy = () => new Response(null, { status: 503, headers: { 'retry-after': retryAfter } });

const looksOf = ({ shop, seller }: Pick<Space, 'shop' | 'seller'>) => ({
  color: shop.colors.brand,
  shop: shopName({ shop, seller }),
});

/** Product pictures that cannot be fetched are left out. */
async function draw({ title, pictures }: ShareCard, deps: SharePicturesDeps) {
  // Loaded when the first picture is drawn: the fonts are only needed for this.
  const { drawShare } = await import('./draw.ts');
  const fetched = await Promise.all(
    pictures.map(async (id) => deps.fetchPicture(pictureAddress(id, 640))),
  );
  const found = await Promise.all(
    fetched
      .filter(({ ok }) => ok)
      .map(async (response) => new Uint8Array(await response.arrayBuffer())),
  );
  const picture = await drawShare({ title, ...looksOf(deps.space()), pictures: found });
  return new Uint8Array(picture);
}
