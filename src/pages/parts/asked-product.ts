/** Loads the product of a page, and redirects to its canonical address. */
import { redirect } from 'react-router';
import { productId } from '#platform/ids.ts';
import { product as readProduct } from '#features/catalogue/client.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import type { RequestFacts } from '../../shell/request.ts';

/** Characters; no product id is longer. */
const longestId = 64;

export interface Place {
  params: { slug: string; id: string };
  request: Request;
  /** The path after the product's own path. */
  below?: '/myymalat';
}

/** @throws 404, or a redirect where name, id or variant are not in their canonical form */
export async function askedProduct(facts: RequestFacts, place: Place): Promise<ProductDetails> {
  const { params, request, below = '' } = place;
  const id = productId(params.id);
  const { retailApi, switches } = facts;
  const product =
    id === '' || id.length > longestId
      ? null
      : await readProduct(retailApi, id, switches.pdpProductFromDb);
  if (!product) throw new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('variantti');
  // The id of a variant also finds its product.
  const wanted = product.sokId === id ? asked : id;
  const variant = product.variants.find(({ sokId }) => sokId === wanted)?.sokId ?? null;
  const isThere = `/tuote/${params.slug}/${params.id}` === product.urlPath && asked === variant;
  if (isThere) return product;
  const query = variant === null ? '' : `?variantti=${variant}`;
  throw redirect(`${product.urlPath}${below}${query}`, 301);
}
