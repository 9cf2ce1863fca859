/** Calls about the files that browsers load of each build of the pages, for the storefront alone: what it stores here
 * runs in shoppers' browsers. */
import { createRoute, json, problems, z } from '#platform/http/contract.ts';

/** A path below the shop's root, of a file that never changes under its name: `assets/fi/c7m11cgr.js`. */
const Path = z.string().regex(/^assets\/(?:[a-z]{2}\/)?[\w-][\w.-]{0,80}$/);

/** `bytes`: Base64 of what Brotli made of it. */
const BuiltFile = z.object({ file: Path, bytes: z.base64() });
export type BuiltFile = z.output<typeof BuiltFile>;

const Release = z.string().regex(/^[\w-]{20,64}$/);

/** POST /v1/built-files/releases: a build is served; its files are stored until a day after this was last said. */
export const noteRelease = createRoute({
  method: 'post',
  path: '/v1/built-files/releases',
  summary: 'A build of the pages is served',
  request: { body: json(z.object({ release: Release }), 'The build.') },
  responses: {
    200: json(z.object({ files: z.number().int() }), 'How many files of it are stored.'),
    ...problems({ 400: [], 403: ['storefront-only'] }),
  },
});

/** POST /v1/built-files: stores files of a build; those that are stored stay as they are. */
export const storeBuiltFiles = createRoute({
  method: 'post',
  path: '/v1/built-files',
  summary: 'Files of a build of the pages',
  request: {
    body: json(z.object({ release: Release, files: z.array(BuiltFile).max(200) }), 'The files.'),
  },
  responses: {
    204: { description: 'They are stored.' },
    ...problems({ 400: [], 403: ['storefront-only'], 404: ['release-not-found'] }),
  },
});

/** GET /v1/built-files: a file of any build that is served, or was within a day. */
export const getBuiltFile = createRoute({
  method: 'get',
  path: '/v1/built-files',
  summary: 'A file of a build of the pages',
  request: { query: z.object({ file: Path }) },
  responses: {
    200: json(BuiltFile, 'The file.'),
    ...problems({ 400: [], 403: ['storefront-only'], 404: ['file-not-found'] }),
  },
});
