/** `npm run staff -- list | add-client | remove-client | new-secret`: the programs that may call the staff API. */
import type { Actor } from '#features/audit/record.ts';
import { addClient, changeSecret, removeClient } from '#features/staff/operations/clients.ts';
import { listClients } from '#features/staff/repository.ts';
import { readConfig } from '#platform/config.ts';
import { clockSetTo } from '#platform/time.ts';
import { openShopDatabase } from '../services/database.ts';
import { auditing } from '../services/retail-api/staff.ts';
import { accountName, runAsked } from './asked.ts';
import { done, refused, type Outcome } from './content/outcome.ts';
import { readCommand, usage, type StaffCommand } from './staff/options.ts';

type Deps = Parameters<typeof addClient>[0];
type Run = (deps: Deps, by: Actor, asked: StaffCommand) => Promise<Outcome>;

const unknown = (id: string): Outcome => refused(`There is no client ${id}; list has them all.`);

const secretLines = (id: string, secret: string): string[] => [
  `Client id:     ${id}`,
  `Client secret: ${secret}`,
  'The secret is stored nowhere: keep it where the program reads it.',
];

const commands: Record<StaffCommand['command'], Run> = {
  list: async ({ db }) => {
    const clients = await listClients(db);
    const lines = clients.map(
      ({ id, name, permissions, createdAt }) =>
        `${id}  ${name}  ${permissions.join(' ')}  since ${String(createdAt).slice(0, 10)}`,
    );
    return done(...lines, `Clients: ${clients.length}.`);
  },
  'add-client': async (deps, by, { id, name, permissions }) => {
    const secret = await addClient(deps, by, { id, name, permissions });
    if (secret === null)
      return refused(
        `There is or was a client ${id}; the audit log names it, so choose another id.`,
      );
    return done(`${name} may: ${permissions.join(', ')}.`, ...secretLines(id, secret));
  },
  'remove-client': async (deps, by, { id }) =>
    (await removeClient(deps, by, id))
      ? done(`The client ${id} was removed; its tokens have ended.`)
      : unknown(id),
  'new-secret': async (deps, by, { id }) => {
    const secret = await changeSecret(deps, by, id);
    if (secret === null) return unknown(id);
    return done('The former secret and its tokens have ended.', ...secretLines(id, secret));
  },
};

async function run(asked: StaffCommand): Promise<Outcome> {
  const config = readConfig(process.env);
  const { database } = await openShopDatabase(config);
  const now = clockSetTo(config.AITTA_NOW);
  const deps: Deps = { db: database.db, ...auditing(now) };
  const name = accountName();
  const by: Actor = { kind: 'command', id: name, name, address: null };
  return commands[asked.command](deps, by, asked).finally(() => database.close());
}

await runAsked(usage, readCommand, async (asked) => {
  const { ok, lines } = await run(asked);
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
});
