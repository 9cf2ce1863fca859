/** Products of a campaign. */
import type { APIRequestContext } from '@playwright/test';
import type { ProductCard } from '../../src/features/catalogue/contract.ts';
import { expect } from '../fixtures/test.ts';

/** A product of the campaign below 30 € that has no options and no price but its regular one. */
export async function plainProductOf(
  request: APIRequestContext,
  campaign: string,
): Promise<{ path: string; cents: number }> {
  const list = await request.get(`/api/v3/category?campaignId=${campaign}&pageSize=48`);
  const { products } = (await list.json()) as { products: ProductCard[] };
  const found = products.find(
    ({ variantCount, priceData: { regular, discounted, hasCoopPrice } }) =>
      variantCount === 0 && regular.priceEuroCents < 3000 && !discounted && !hasCoopPrice,
  );
  expect(found).toBeDefined();
  return { path: found?.urlPath ?? '', cents: found?.priceData.regular.priceEuroCents ?? 0 };
}
