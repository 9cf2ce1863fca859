/** Whether the pictures of the products are where this process looks for them. */
import type { ProductIndex } from '#features/catalogue/record/product-list.ts';
import { originalsThere } from '#features/catalogue/http/pictures.ts';

/** The first products of the shop: what its visitors see. */
const sample = {
  filters: { campaigns: [], brands: [], colors: [], sizes: [], properties: [] },
  sortBy: 'relevance' as const,
  sortDirection: 'DESC' as const,
  page: 1,
  pageSize: 24,
  onlyInStock: true,
  availableOnline: false,
};

/** Ids of their pictures; read once a version of the catalogue, since it looks through all products. */
export function sampledPictures(
  index: Pick<ProductIndex, 'list'>,
  now: Temporal.Instant,
): string[] {
  const { products } = index.list(sample, { language: 'fi', now: now.epochMilliseconds });
  return products.flatMap(({ picture }) => picture?.id ?? []);
}

/** One sentence when more than half of the pictures are missing: a single one may be of a merchant's mistake.
 * @param folder has `originals/` */
export async function pictureFaults(folder: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0 || (await originalsThere(folder, ids)) * 2 >= ids.length) return [];
  return ['Pictures of products are not in DATA_DIR/pictures; do all processes have the same one?'];
}
