import { expect, test } from 'vitest';
import { UsageFault } from '../asked.ts';
import { readCommand } from './options.ts';

const read = ['--may', 'orders:read'];

test.each([
  [['list', 'erp'], 'list takes no id.'],
  [['remove-client'], 'remove-client takes one id.'],
  [['new-secret', 'erp', 'wms'], 'new-secret takes one id.'],
  [['new-secret', 'erp', ...read], '--name and --may belong to add-client.'],
  [['add-client', 'ERP', '--name', 'ERP', ...read], 'An id has up to 63 of a to z'],
  [['add-client', 'erp', ...read], 'Add --name'],
  [['add-client', 'erp', '--name', ' ', ...read], 'Add --name'],
  [['add-client', 'erp', '--name', 'ERP'], 'Add --may with what it may do: orders:read'],
  [['add-client', 'erp', '--name', 'ERP', '--may', 'all'], 'There is no permission all'],
])('%j is refused: %s', (words, message) => {
  expect(() => readCommand(words)).toThrow(UsageFault);
  expect(() => readCommand(words)).toThrow(message);
});

test('a client gets a name and what it may do, each once', () => {
  const words = ['add-client', 'erp', '--name', ' ERP ', ...read, ...read, '--may', 'audit:read'];
  expect(readCommand(words)).toEqual({
    command: 'add-client',
    id: 'erp',
    name: 'ERP',
    permissions: ['orders:read', 'audit:read'],
  });
});

test('without a command that there is nothing is asked for', () => {
  expect(readCommand([])).toBeNull();
  expect(readCommand(['invite'])).toBeNull();
});
