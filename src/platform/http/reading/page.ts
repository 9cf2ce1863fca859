/** A service's OpenAPI document as a page to read: every call, its input, its answers and refusals. */
import { html } from 'hono/html';
import { callsByGroup, schemaOf, type Call, type Document, type Operation } from './document.ts';
import { shape, table, type Html } from './shape.ts';
import { style } from './style.ts';

/** A whole HTML document. */
export function readingPage(document: Document): Html {
  const groups = [...callsByGroup(document)];
  const shapes = Object.entries(document.components?.schemas ?? {});
  const { title, version } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <header>
          <h1>${title}</h1>
          <p>
            Version ${version}. Money is integer euro cents. Texts come in the language of the
            <code>X-Language</code> header (fi, sv, en). Refusals are
            <a href="#shape-Problem">problem details</a> with a stable <code>code</code>.
            <a href="?format=json">The same as OpenAPI 3.1 in JSON</a>.
          </p>
        </header>
        <nav aria-label="Calls">
          ${groups.map(([group, calls]) => contents(group, calls))}
          ${shapes.length > 0 ? html`<h2><a href="#shapes">Shapes</a></h2>` : ''}
        </nav>
        <main>
          ${groups.map(
            ([group, calls]) =>
              html`<section>
                <h2>${group}</h2>
                ${calls.map(article)}
              </section>`,
          )}
          <section id="shapes">
            <h2>Shapes</h2>
            ${shapes.map(
              ([name, schema]) =>
                html`<article id="shape-${name}">
                  <h3>${name}</h3>
                  ${shape(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`;
}

const contents = (group: string, calls: Call[]): Html =>
  html`<h2>${group}</h2>
    <ul>
      ${calls.map(
        ({ id, method, path }) =>
          html`<li>
            <a href="#${id}"><b>${method}</b> ${path}</a>
          </li>`,
      )}
    </ul>`;

function article({ id, method, path, operation }: Call): Html {
  const { summary, parameters = [], requestBody, responses } = operation;
  const rows = parameters.map((one) => ({
    name: one.name,
    required: one.required === true,
    schema: { ...one.schema, description: `in ${one.in}` },
  }));
  return html`<article id="${id}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    ${summary ? html`<p>${summary}.</p>` : ''}
    ${
      rows.length > 0
        ? html`<h4>Parameters</h4>
            ${table(rows)}`
        : ''
    }
    ${
      requestBody
        ? html`<h4>Body</h4>
            ${shape(schemaOf(requestBody.content))}`
        : ''
    }
    ${Object.entries(responses).map(answer)}
  </article>`;
}

const answer = ([status, response]: [string, Operation['responses'][string]]): Html =>
  html`<h4>${status} <span>${response.description}</span></h4>
    ${shape(schemaOf(response.content))}`;
