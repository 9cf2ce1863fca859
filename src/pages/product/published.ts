/** A product as structured data describes it. */
import { publishedProduct } from '#features/catalogue/client.ts';
import type { ProductDetails } from '#features/catalogue/contract.ts';
import type { RequestFacts } from '../../shell/request.ts';

type Facts = Pick<RequestFacts, 'retailApi' | 'space'>;

/** With co-op prices where the merchant publishes them; the data of pages never has them (R153). */
export async function publishedDetails(
  product: ProductDetails,
  { retailApi, space }: Facts,
): Promise<ProductDetails> {
  if (!space.loyalty.publishesCoopPrices || !product.priceData.hasCoopPrice) return product;
  const { priceData, variants } = await publishedProduct(retailApi, product.sokId);
  return { ...product, priceData, variants };
}
