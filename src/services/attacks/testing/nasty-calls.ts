/** For attacks: generates malicious calls from an OpenAPI document. */
import fc from 'fast-check';
import { nastyWords, usual } from './nasty-words.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyWords) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const typeOf = ({ type }: Schema) => [type].flat()[0];
const isNumber = (schema: Schema) => ['integer', 'number'].includes(typeOf(schema) ?? '');

function usualOf(name: string, schema: Schema): unknown {
  if (name in usual) return usual[name];
  if (schema.enum) return schema.enum[0];
  if (isNumber(schema)) return Math.max(1, schema.minimum ?? 1);
  return typeOf(schema) === 'boolean' ? true : 'Aitta';
}

const wrong = fc.constantFrom<unknown>(null, 0, -1, 1.5, true, [], {}, [[]], { length: 9 });
const mostly = (right: fc.Arbitrary<unknown>, weight: number, other = wrong) =>
  fc.oneof({ weight, arbitrary: right }, { weight: 1, arbitrary: other });

/** Values that mostly have the right shape, with malicious strings mixed in. */
function valuesOf(document: Document) {
  const named = ({ $ref = '' }: Schema) =>
    document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {};
  const objectOf = ({ properties = {}, required = [] }: Schema) => {
    const fields = Object.entries(properties).map(
      ([key, one]) => [key, valueOf(key, one)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  };
  const listOf = (name: string, { items = {}, minItems = 0 }: Schema) =>
    fc.array(valueOf(name.replace(/s$/, ''), items), { minLength: minItems, maxLength: 2 });
  const plainOf = (name: string, schema: Schema) => {
    const numbers = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double());
    const odd: fc.Arbitrary<unknown> = isNumber(schema) ? numbers : nasty;
    return mostly(fc.constant(usualOf(name, schema)), 6, odd);
  };
  function valueOf(name: string, schema: Schema): fc.Arbitrary<unknown> {
    if (schema.$ref) return valueOf(name, named(schema));
    const some = schema.anyOf ?? schema.oneOf;
    if (some) return fc.oneof(...some.map((one) => valueOf(name, one)));
    if (typeOf(schema) === 'object') return mostly(objectOf(schema), 25);
    return mostly(typeOf(schema) === 'array' ? listOf(name, schema) : plainOf(name, schema), 25);
  }
  return valueOf;
}

interface Call {
  address: string;
  init: RequestInit;
}

export function nastyCalls(document: Document, path: string, method: string): fc.Arbitrary<Call> {
  const { parameters = [], requestBody } = document.paths[path]?.[method] ?? {};
  const words = parameters.map(({ name, schema = {}, required }) => {
    const word = mostly(fc.constant(String(usualOf(name, schema))), 3, nasty);
    return [name, required ? word : fc.option(word, { nil: undefined, freq: 1 })] as const;
  });
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const parts = {
    words: fc.record(Object.fromEntries(words)) as fc.Arbitrary<Record<string, string | undefined>>,
    body: schema ? valuesOf(document)('', schema) : fc.constant(undefined),
  };
  return fc.record(parts).map(({ words: given, body }) => ({
    address: addressOf(path, parameters, given),
    init: {
      method: method.toUpperCase(),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    },
  }));
}

function addressOf(
  path: string,
  parameters: Parameter[],
  given: Record<string, string | undefined>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((given[name] ?? '').toWellFormed()),
  );
  const query = new URLSearchParams();
  for (const { name, in: place } of parameters) {
    const word = given[name];
    if (place === 'query' && word !== undefined) query.append(name, word);
  }
  return `${filled}?${query}`;
}
