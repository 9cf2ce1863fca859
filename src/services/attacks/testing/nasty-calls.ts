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

const named = (document: Document, { $ref = '' }: Schema) =>
  document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {};

/** A right value: usual words in every field that is required or has one. */
function rightValue(document: Document, name: string, schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (schema.$ref) return rightValue(document, name, named(document, schema));
  if (first) return rightValue(document, name, first);
  if (typeOf(schema) === 'array')
    return [rightValue(document, name.replace(/s$/, ''), schema.items ?? {})];
  if (typeOf(schema) !== 'object') return usualOf(name, schema);
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties)
    .filter(([key]) => required.includes(key) || key in usual)
    .map(([key, one]) => [key, rightValue(document, key, one)]);
  return Object.fromEntries(fields);
}

const wrong = fc.constantFrom<unknown>(null, 0, -1, 1.5, true, [], {}, [[]], { length: 9 });
const mostly = (right: fc.Arbitrary<unknown>, weight: number, other = wrong) =>
  fc.oneof({ weight, arbitrary: right }, { weight: 1, arbitrary: other });

/** Values that mostly have the right shape, with malicious strings mixed in. */
function valuesOf(document: Document) {
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
    if (schema.$ref) return valueOf(name, named(document, schema));
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

/** What a call takes. */
function partsOf(document: Document, path: string, method: string) {
  const { parameters = [], requestBody } = document.paths[path]?.[method] ?? {};
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const call = (words: Record<string, string | undefined>, body: unknown): Call => ({
    address: addressOf(path, parameters, words),
    init: {
      method: method.toUpperCase(),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    },
  });
  return { parameters, schema, call };
}

/** The call as others make it. */
export function usualCall(document: Document, path: string, method: string): Call {
  const { parameters, schema, call } = partsOf(document, path, method);
  const words = parameters
    .filter(({ required }) => required)
    .map(({ name, schema: one = {} }) => [name, String(usualOf(name, one))]);
  return call(Object.fromEntries(words), schema && rightValue(document, '', schema));
}

export function nastyCalls(document: Document, path: string, method: string): fc.Arbitrary<Call> {
  const { parameters, schema, call } = partsOf(document, path, method);
  const words = parameters.map(({ name, schema: one = {}, required }) => {
    const word = mostly(fc.constant(String(usualOf(name, one))), 3, nasty);
    return [name, required ? word : fc.option(word, { nil: undefined, freq: 1 })] as const;
  });
  const parts = {
    words: fc.record(Object.fromEntries(words)) as fc.Arbitrary<Record<string, string | undefined>>,
    body: schema ? valuesOf(document)('', schema) : fc.constant(undefined),
  };
  return fc.record(parts).map(({ words: given, body }) => call(given, body));
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
