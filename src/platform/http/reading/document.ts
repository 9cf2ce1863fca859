/** The parts of an OpenAPI 3.1 document that the reading page shows. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

export interface Document {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Call {
  method: string;
  path: string;
  /** Anchor on the page. */
  id: string;
  operation: Operation;
}

/** `/v3/order/{number}` belongs to 'order', `/v2/products` to 'product'. */
function groupOf(path: string, { tags }: Operation): string {
  const [first = path] = path.split('/').filter((part) => part && !/^v\d+$/.test(part));
  return tags?.[0] ?? first.replace(/s$/, '');
}

/** All calls by what they are about, groups and calls in the document's order. */
export function callsByGroup(document: Document): Map<string, Call[]> {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = groupOf(path, operation);
      const id = `${method}${path}`.replaceAll(/[^\w]+/g, '-');
      const call = { method: method.toUpperCase(), path, id, operation };
      groups.set(group, [...(groups.get(group) ?? []), call]);
    }
  }
  return groups;
}

/** The schema of the first kind of content. */
export const schemaOf = (content: Content | undefined): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema;
