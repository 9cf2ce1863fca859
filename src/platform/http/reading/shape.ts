/** Schemas as a person reads them: a line for what is simple, a table for what has fields. */
import { html } from 'hono/html';
import type { Schema } from './document.ts';
import { limitsOf } from './limits.ts';

export type Html = ReturnType<typeof html>;

const joined = (parts: Html[], word: string): Html =>
  html`${parts.map((part, at) => html`${at > 0 ? word : ''}${part}`)}`;

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

/** 'list of Picture', "'ASC' or 'DESC'", 'whole number'. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    return html`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    const values = schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`);
    return joined(values, ' or ');
  }
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return joined(some.map(typeOf), ' or ');
  if (schema.allOf) return joined(partsOf(schema.allOf), ', ');
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  return joined(
    [schema.type ?? 'anything'].flat().map((type) => html`${words[type] ?? type}`),
    ' or ',
  );
}

/** Parts that must all hold; one that only allows null beside a named shape says just that. */
function partsOf(parts: Schema[]): Html[] {
  return parts.map((part) => {
    if (part.properties) return html`and fields of its own`;
    return part.type?.includes('null') ? html`or null` : typeOf(part);
  });
}

const words: Record<string, string> = { integer: 'whole number', boolean: 'true or false' };

/** Fields of a schema whose own or whose items' fields stand in it and not under a name. */
const fieldsOf = (schema: Schema): Schema | undefined => {
  if (schema.properties) return schema;
  if (schema.items?.properties) return schema.items;
  return schema.allOf?.find(({ properties }) => properties);
};

export interface Row {
  name: string;
  required: boolean;
  schema: Schema;
}

export function rowsOf({ properties = {}, required = [] }: Schema): Row[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
}

/** Name, type and limits of each; fields within a field follow it, moved in. */
export function table(rows: Row[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Notes</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowAt(row, 0))}
    </tbody>
  </table>`;
}

function rowAt({ name, required, schema }: Row, depth: number): Html {
  const inner = fieldsOf(schema);
  return html`<tr>
      <th scope="row" style="padding-inline-start: ${depth * 20 + 8}px">
        <code>${name}</code>${required ? '' : html` <small>optional</small>`}
      </th>
      <td>${typeOf(schema)}</td>
      <td>${limitsOf(schema)}</td>
    </tr>
    ${inner ? rowsOf(inner).map((row) => rowAt(row, depth + 1)) : ''}`;
}

/** A whole shape: its table, or its type in a line. */
export function shape(schema: Schema | undefined): Html {
  if (!schema) return html`<p>No content.</p>`;
  const fields = fieldsOf(schema);
  if (!fields) return html`<p>${typeOf(schema)} ${limitsOf(schema)}</p>`;
  const before = schema.items
    ? html`<p>A list of:</p>`
    : schema.allOf && html`<p>${typeOf(schema)}:</p>`;
  return html`${before ?? ''}${table(rowsOf(fields))}`;
}
