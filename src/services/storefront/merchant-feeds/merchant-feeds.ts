/** Google Merchant feeds of all products, one per language, sent part by part. */
import { publishedProducts } from '#features/catalogue/client.ts';
import { pictureAddress } from '#features/catalogue/rules/picture-widths.ts';
import { deliveriesOfOne } from '#features/checkout/rules/delivery.ts';
import { filledText } from '#features/content/rules/placeholders.ts';
import {
  feedEnd,
  feedItems,
  feedStart,
  type FeedFacts,
} from '#features/product-feeds/out/merchant-feed.ts';
import { addressIn, languageOf, localText, type Language } from '#platform/i18n/language.ts';
import { nameOf } from '../../../shell/shop-shown.ts';
import type { RequestFacts } from '../../../shell/request.ts';

type Facts = Pick<RequestFacts, 'publicUrl' | 'retailApi' | 'space' | 'now'>;

/** Products per call. */
const atOnce = 250;
/** Feeds that are sent at a time. */
const most = 4;
/** Milliseconds that a feed may take to be sent. */
const longest = 600_000;

const names = /^google-(fi|sv|en)\.xml$/;

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-store',
};

/** @returns the response to a request for the feed of that name */
export function makeMerchantFeeds() {
  let open = 0;
  return async (name: string, facts: Facts, request: Request): Promise<Response> => {
    const [, language] = names.exec(name) ?? [];
    if (!language) return new Response('There is no such file.\n', { status: 404 });
    // Nobody would read a feed to its end, and give its place back.
    if (request.method === 'HEAD') return new Response(null, { headers });
    if (open >= most) return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
    const parts = feedParts(languageOf(language), facts);
    // The first part is made before the response begins: if the API is away, the response says so.
    open += 1;
    const end = AbortSignal.any([request.signal, AbortSignal.timeout(longest)]);
    const leave = once(() => (open -= 1));
    end.addEventListener('abort', leave);
    const first = await parts.next().catch((error: unknown) => {
      leave();
      throw error;
    });
    return new Response(streamOf(first.value ?? '', { parts, leave, end }), { headers });
  };
}

async function* feedParts(language: Language, facts: Facts): AsyncGenerator<string, undefined> {
  const retailApi = { ...facts.retailApi, language };
  const { space, publicUrl } = facts;
  const written = feedFacts(language, facts);
  for (let from = 0, places = 1; from < places; from += atOnce) {
    const part = await publishedProducts(retailApi, from, atOnce);
    ({ places } = part);
    const items = part.products.map((product) => feedItems(product, written)).join('');
    const start = feedStart({
      title: nameOf(facts),
      link: publicUrl + addressIn(language, '/'),
      description: filledText(localText(space.shop.about, language), space, language),
    });
    yield (from === 0 ? start : '') + items;
  }
  yield feedEnd;
}

function feedFacts(language: Language, { publicUrl, space, now }: Facts): FeedFacts {
  return {
    pageUrl: (path) => publicUrl + addressIn(language, path),
    pictureUrl: (id) => publicUrl + pictureAddress(id, 1280),
    shippingOf: (piece) => deliveriesOfOne(space, piece, { now: now(), language }),
    coopProgram: space.loyalty.coopProgram,
  };
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

interface Sending {
  parts: AsyncGenerator<string, undefined>;
  /** Called when all is sent or the receiver has left. */
  leave: () => void;
  /** The receiver has left, or takes too long. */
  end: AbortSignal;
}

function streamOf(first: string, { parts, leave, end }: Sending): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      try {
        end.throwIfAborted();
        const { value } = await parts.next();
        if (value !== undefined) return controller.enqueue(encoder.encode(value));
        leave();
        controller.close();
      } catch (error) {
        leave();
        throw error;
      }
    },
    async cancel() {
      leave();
      await parts.return(undefined);
    },
  });
}
