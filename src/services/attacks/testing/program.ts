/** For attacks: a program of the merchant that may do everything. */
import { permissions } from '#features/staff/contract.ts';
import { addClient } from '#features/staff/operations/clients.ts';
import type { Db } from '#platform/db/database.ts';
import { auditing } from '../../retail-api/staff.ts';

/** @returns the secret of the client `all` */
export async function addProgram(db: Db, at: Temporal.Instant): Promise<string> {
  const by = { kind: 'command', id: 'test', name: 'test', address: null } as const;
  const added = { id: 'all', name: 'All', permissions: [...permissions] };
  const secret = await addClient({ db, ...auditing(() => at) }, by, added);
  if (secret === null) throw new Error('The client is there already.');
  return secret;
}
