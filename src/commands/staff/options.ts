/** Parses the arguments after `npm run staff --`. */
import { permissions, Permission } from '#features/staff/contract.ts';
import { commandLine } from '#platform/command-line.ts';
import { parseWords, UsageFault } from '../asked.ts';

export const usage = `Usage: ${commandLine('staff', '<command>')}
  list                  programs that may call the staff API
  add-client ID --name NAME --may PERMISSION…
                        adds one and shows its secret; an id has a to z, digits and hyphens
  new-secret ID         gives it another secret; the former one and its tokens end at once
  remove-client ID      removes it; its tokens end at once
  --may PERMISSION      ${permissions.join(', ')};
                        may be repeated
  --help                show this`;

const names = ['list', 'add-client', 'new-secret', 'remove-client'] as const;

export interface StaffCommand {
  command: (typeof names)[number];
  /** Empty for list. */
  id: string;
  name: string;
  permissions: Permission[];
}

const options = { name: { type: 'string' }, may: { type: 'string', multiple: true } } as const;

/** @returns null when the words ask for nothing
 * @throws UsageFault */
export function readCommand(given: readonly string[]): StaffCommand | null {
  const { values, positionals } = parseWords(given, options);
  const [first, id = '', ...more] = positionals;
  const command = names.find((one) => one === first);
  if (!command) return null;
  if (more.length > 0 || (command === 'list') === (id !== ''))
    throw new UsageFault(counted(command));
  if (command === 'add-client') return { command, id: newId(id), ...added(values) };
  if (values.name !== undefined || values.may !== undefined)
    throw new UsageFault('--name and --may belong to add-client.');
  return { command, id, name: '', permissions: [] };
}

function newId(id: string): string {
  if (/^[a-z0-9][a-z0-9-]{0,62}$/.test(id)) return id;
  throw new UsageFault(`An id has up to 63 of a to z, digits and hyphens, not ${id}.`);
}

function added(values: { name?: string | undefined; may?: string[] | undefined }) {
  const name = (values.name ?? '').trim();
  if (name === '') throw new UsageFault('Add --name, as people call the program.');
  return { name, permissions: permissionsIn(values.may ?? []) };
}

const counted = (command: StaffCommand['command']): string =>
  command === 'list' ? 'list takes no id.' : `${command} takes one id.`;

function permissionsIn(given: readonly string[]): Permission[] {
  if (given.length === 0)
    throw new UsageFault(`Add --may with what it may do: ${permissions.join(', ')}.`);
  return [...new Set(given)].map((word) => {
    const permission = Permission.safeParse(word);
    if (permission.success) return permission.data;
    throw new UsageFault(`There is no permission ${word}; there are: ${permissions.join(', ')}.`);
  });
}
