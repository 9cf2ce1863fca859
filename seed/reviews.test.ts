import { expect, it } from 'vitest';
import { TypedReview } from '#features/reviews/contract/typed-review.ts';
import { allProducts } from './products.ts';
import { demoReviews } from './reviews.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const products = allProducts();
const reviews = demoReviews(products, now);
const byProduct = Map.groupBy(reviews, ({ productSokId }) => productSokId);
const share = (count: number, of: number) => count / of;

it('reviews of the demo shop are the same every time', () => {
  expect(demoReviews(products, now)).toEqual(reviews);
});

it('are such as a shopper could send, none longer or shorter', () => {
  for (const review of reviews) expect(TypedReview.safeParse(review).error).toBeUndefined();
});

it('some products have many, some few, most none', () => {
  const counts = [...byProduct.values()].map((some) => some.length);
  expect(share(byProduct.size, products.length)).toBeGreaterThan(0.2);
  expect(share(byProduct.size, products.length)).toBeLessThan(0.3);
  expect(Math.max(...counts)).toBeGreaterThan(5);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(100);
});

it('stars are not all five, and there are reviews in three languages', () => {
  for (const stars of [1, 2, 3, 4, 5]) {
    const part = share(reviews.filter((one) => one.stars === stars).length, reviews.length);
    expect([stars, part > 0.02 && part < 0.5]).toEqual([stars, true]);
  }
  for (const language of ['fi', 'sv', 'en']) {
    const part = share(reviews.filter((one) => one.language === language).length, reviews.length);
    expect([language, part > 0.08]).toEqual([language, true]);
  }
});

it('no sentence is twice on a product, and only what has sizes has a fit', () => {
  const sized = new Set(
    products.filter(({ items }) => items.some(({ size }) => size !== null)).map(({ id }) => id),
  );
  for (const [id, some] of byProduct) {
    expect(new Set(some.map(({ text }) => text)).size).toBe(some.length);
    const isFitted = some.some(({ fit }) => fit !== null);
    expect([id, isFitted && !sized.has(id)]).toEqual([id, false]);
  }
  expect(reviews.some(({ fit }) => fit === 'small')).toBe(true);
});

it('were sent after the product came and before now', () => {
  const ages = new Map(products.map(({ id, age }) => [id, age]));
  for (const { productSokId, sentAt } of reviews) {
    const days = (now - sentAt.epochMilliseconds) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(1);
    expect(days).toBeLessThanOrEqual((ages.get(productSokId) ?? 0) + 2);
  }
});
