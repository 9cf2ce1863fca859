/** Calls about the content space. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

/** `key` is '' where a kind has one document. `data` has the shape of its kind, as it was written. */
export const Document = z.object({ kind: z.string(), key: z.string(), data: z.unknown() });
export type Document = z.output<typeof Document>;

/** GET /v1/content: all documents of the space, for the storefront alone, which reads it after each push: discount codes
 * and what is to come are among them. */
export const getContent = createRoute({
  method: 'get',
  path: '/v1/content',
  summary: 'What the merchant says and decides, for the storefront',
  request: { query: z.object({ version: z.coerce.number().int().min(0).optional() }) },
  responses: {
    200: json(
      z.object({ version: z.number().int(), documents: z.array(Document) }).openapi('Content'),
      'The documents of the requested version where it is still held, else of the newest.',
    ),
    ...problems({ 400: [], 403: ['storefront-only'] }),
  },
});

/** GET /v1/content/pictures/{hash}: a picture of the space. */
export const getContentPicture = createRoute({
  method: 'get',
  path: '/v1/content/pictures/{hash}',
  summary: 'A picture of the merchant',
  request: { params: z.object({ hash: z.string().regex(/^[\w-]{20,64}$/) }) },
  responses: {
    200: { description: 'The picture; it never changes.' },
    ...problems({ 400: [], 404: ['picture-not-found'] }),
  },
});

/** Sizes of the shop's mark in pixels, for browsers' tabs and devices' home screens. */
export const markSizes = ['32', '180', '192', '512'] as const;

/** GET /v1/content/mark/{size}: the shop's mark as PNG. */
export const getMark = createRoute({
  method: 'get',
  path: '/v1/content/mark/{size}',
  summary: 'The mark of the shop',
  request: { params: z.object({ size: z.enum(markSizes) }) },
  responses: {
    200: { description: 'A square PNG.' },
    ...problems({ 400: [], 404: ['picture-not-found'] }),
  },
});
