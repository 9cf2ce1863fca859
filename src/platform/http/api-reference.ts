/** The API reference of a service: its OpenAPI document, and Swagger UI served by the service itself. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Env } from 'hono';
import { compress } from 'hono/compress';
import { html, raw } from 'hono/html';
import { hashSource, referencePolicy } from './security/policy.ts';

/** Swagger UI's files, read on request. */
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The folder of these files. */
const library = () => import.meta.resolve('swagger-ui-dist/swagger-ui.css');

/** Paths are relative to the page, so that they work wherever the service is mounted, with or without a slash
 * at the end. */
const start = `SwaggerUIBundle({
  url: location.pathname.replace(/\\/?$/, '/openapi.json'),
  dom_id: '#reference',
  defaultModelsExpandDepth: 0,
  syntaxHighlight: { activated: false },
});`;

/** Fixes what Swagger UI leaves with low contrast, too wide or unlabelled. */
const style = `
  body { margin: 0; }
  .swagger-ui .info .title small.version-stamp,
  .swagger-ui .opblock .opblock-summary .opblock-summary-method { background: #1a1f1c; text-shadow: none; }
  .swagger-ui .info .url, .swagger-ui .parameter__in, .swagger-ui .prop-format { color: #3b4151; }
  .swagger-ui .btn.cancel { border-color: #b3212e; color: #b3212e; }
  .swagger-ui .btn.execute { border-color: #174534; background: #174534; }
  .swagger-ui .scheme-container { display: none; }
  .swagger-ui .download-contents { background: #3b4151; }
  .swagger-ui .opblock-body { overflow-x: auto; }
  .swagger-ui .opblock-tag a { min-width: 0; overflow-wrap: anywhere; }
  .swagger-ui .opblock-tag small { padding: 0; }
`;

const policy = referencePolicy({ script: hashSource(start), style: hashSource(style) });

export interface Service {
  title: string;
  version: string;
}

/** Applies to every call. */
const conventions = `Money is integer euro cents. Texts come in the language of the \`X-Language\` header (fi, sv, en).
Refusals are problem details with a stable \`code\`.`;

/** Serves the OpenAPI document at `/openapi.json` and the page at `/`. */
export function addReference<E extends Env>(app: OpenAPIHono<E>, info: Service): void {
  // Made at the first call, when all routes are there: it takes a tenth of a second.
  let document: ReturnType<typeof documentOf> | undefined;
  app.get('/openapi.json', (c) => c.json((document ??= documentOf(app, info))));
  app.get('/', compress(), async (c) => {
    const name = c.req.query('file');
    if (name === undefined) {
      c.header('content-security-policy', policy);
      return c.html(page(info.title));
    }
    const type = Object.hasOwn(files, name) ? files[name] : undefined;
    if (!type) return c.notFound();
    const body = await readFile(fileURLToPath(new URL(name, library())));
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' });
  });
}

interface Operation {
  tags?: string[];
  requestBody?: object;
  responses?: Record<string, unknown>;
}

const refusedBody = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** How every call with a body may be refused before it is read. */
const ofBodies = {
  413: refusedBody('The body is too long: more than 256 kB.'),
  415: refusedBody('The body is not of the type that the call reads.'),
};

function documentOf<E extends Env>(app: OpenAPIHono<E>, info: Service) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { ...info, description: conventions },
    servers: [{ url: '.' }],
  });
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      operation.tags ??= [groupOf(path)];
      if (operation.requestBody) operation.responses = { ...operation.responses, ...ofBodies };
    }
  }
  return document;
}

/** The tag of a path: `/v3/order/{number}` has 'order', `/v2/products` has 'product'. */
function groupOf(path: string): string {
  const [first = path] = path.split('/').filter((part) => part && !/^v\d+$/.test(part));
  return first.replace(/s$/, '');
}

const page = (title: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="?file=swagger-ui.css" />
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main id="reference"></main>
        <script src="?file=swagger-ui-bundle.js"></script>
        ${raw(`<script>${start}</script>`)}
      </body>
    </html>`;
