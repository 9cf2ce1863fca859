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

/** One sentence when more than half of them are missing: a single one may be of a merchant's mistake.
 * @param folder has `originals/` */
export async function pictureFaults(
  folder: string,
  index: Pick<ProductIndex, 'list'>,
  now: Temporal.Instant,
): Promise<string[]> {
  const { products } = index.list(sample, { language: 'fi', now: now.epochMilliseconds });
  const ids = products.flatMap(({ picture }) => picture?.id ?? []);
  if (ids.length === 0 || (await originalsThere(folder, ids)) * 2 >= ids.length) return [];
  return ['Pictures of products are not in DATA_DIR/pictures; do all processes have the same one?'];
}
