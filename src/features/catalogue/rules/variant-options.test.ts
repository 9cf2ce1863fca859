import { expect, test } from 'vitest';
import { formKind, formOf, optionsOf } from './variant-options.ts';

const color = { id: 'musta', name: 'Musta', hex: null };
const plain = { color: null, size: null };

test.each([
  [{ ...plain, color, size: 'M' }, 'M', 'Musta, M', 'size'],
  [{ ...plain, material: 'Tammi' }, 'Tammi', 'Tammi', 'material'],
  [{ ...plain, color, pattern: 'Raita' }, 'Raita', 'Musta, Raita', 'pattern'],
  [{ color, size: 'M', material: 'Villa' }, 'M, Villa', 'Musta, M, Villa', 'other'],
  [{ ...plain, color }, null, 'Musta', 'other'],
])('of %j one chooses the form %j; it is called “%s”', (variant, form, name, kind) => {
  expect([formOf(variant), optionsOf(variant), formKind([variant])]).toEqual([form, name, kind]);
});

test('a product without variants has no options', () => {
  expect(optionsOf(null)).toBe('');
});
