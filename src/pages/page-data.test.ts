/** Events are made of what pages load. */
import type { useLoaderData } from 'react-router';
import { expect, expectTypeOf, test } from 'vitest';
import type { PageData } from '#features/analytics/rules/page-data.ts';
import routes from '../routes.ts';
import type { loader as brand } from './brand.tsx';
import type { loader as campaign } from './campaign.tsx';
import type { loader as campaigns } from './campaigns.tsx';
import type { loader as cart } from './cart.tsx';
import type { loader as category } from './category.tsx';
import type { loader as checkout } from './checkout.tsx';
import type { loader as order } from './order.tsx';
import type { loader as product } from './product.tsx';
import type { loader as search } from './search.tsx';
import type { loader as thankYou } from './thank-you.tsx';

/** What browsers get of it. */
type Data<Loader> = ReturnType<typeof useLoaderData<Loader>>;

interface Loaded {
  'pages/brand': Data<typeof brand>;
  'pages/campaign': Data<typeof campaign>;
  'pages/campaign-category': Data<typeof campaign>;
  'pages/campaigns': Data<typeof campaigns>;
  'pages/campaigns-category': Data<typeof campaigns>;
  'pages/cart': Data<typeof cart>;
  'pages/category': Data<typeof category>;
  'pages/checkout': Data<typeof checkout>;
  'pages/order': Data<typeof order>;
  'pages/product': Data<typeof product>;
  'pages/search': Data<typeof search>;
  'pages/thank-you': Data<typeof thankYou>;
}

test('pages load what their events are made of', () => {
  expectTypeOf<keyof Loaded>().toEqualTypeOf<keyof PageData>();
  expectTypeOf<Loaded>().toExtend<PageData>();
  const files: Record<keyof PageData, string> = {
    'pages/brand': 'pages/brand.tsx',
    'pages/campaign': 'pages/campaign.tsx',
    'pages/campaign-category': 'pages/campaign.tsx',
    'pages/campaigns': 'pages/campaigns.tsx',
    'pages/campaigns-category': 'pages/campaigns.tsx',
    'pages/cart': 'pages/cart.tsx',
    'pages/category': 'pages/category.tsx',
    'pages/checkout': 'pages/checkout.tsx',
    'pages/order': 'pages/order.tsx',
    'pages/product': 'pages/product.tsx',
    'pages/search': 'pages/search.tsx',
    'pages/thank-you': 'pages/thank-you.tsx',
  };
  const ids = routes.map(({ id, file }) => [id ?? file.replace(/\.tsx$/, ''), file]);
  expect(Object.fromEntries(ids)).toMatchObject(files);
});
