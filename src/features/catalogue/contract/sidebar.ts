/** The menu beside a category (R284). */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';
import { Category, CategoryPath } from '../contract.ts';

/** GET /v1/sidebarCategory (R284): the category, its parent, siblings and children. */
export const getSidebarCategory = createRoute({
  method: 'get',
  path: '/v1/sidebarCategory',
  summary: 'What the menu beside a category shows',
  request: { query: z.object({ path: CategoryPath }) },
  responses: {
    200: json(
      z.object({
        category: Category,
        parent: Category.nullable(),
        siblings: z.array(Category),
        children: z.array(Category),
      }),
      'The neighbourhood of the category.',
    ),
    ...problems({ 400: [], 404: ['category-not-found'] }),
  },
});
