import type { Schema } from './document.ts';

const limits: [keyof Schema, string][] = [
  ['format', 'format'],
  ['pattern', 'pattern'],
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'more than'],
  ['maximum', 'at most'],
  ['minLength', 'characters at least'],
  ['maxLength', 'characters at most'],
  ['minItems', 'items at least'],
  ['maxItems', 'items at most'],
  ['default', 'default'],
];

/** What a value must keep to, in words. */
export function limitsOf(schema: Schema): string {
  const told = limits
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, word]) => `${word} ${plain(schema[key])}`);
  return [schema.description, ...told].filter(Boolean).join(', ');
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
