/** Adding and removing the programs that may call the staff API. Each act is in the audit log. */
import { randomBytes } from 'node:crypto';
import { transact } from '#platform/db/transact.ts';
import type { Actor } from '../../audit/record.ts';
import type { Permission } from '../contract.ts';
import type { StaffDeps } from '../deps.ts';
import { changeClient, insertClient } from '../repository.ts';
import { hashOf } from '../rules.ts';

type Deps = Pick<StaffDeps, 'db' | 'note' | 'now'>;

export interface NewClient {
  id: string;
  name: string;
  permissions: Permission[];
}

/** 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** @returns its secret, which is stored nowhere; null when there is or was a client with this id */
export function addClient(deps: Deps, by: Actor, added: NewClient): Promise<string | null> {
  const secret = newSecret();
  const { id, name, permissions } = added;
  return transact(deps.db, async (tx) => {
    const secretHash = hashOf(secret);
    const row = { id, name, permissions, secretHash, createdAt: deps.now() };
    if (!(await insertClient(tx, row))) return null;
    const subject = { kind: 'client', id } as const;
    await deps.note(tx, by, { act: 'client-added', subject, after: { name, permissions } });
    return secret;
  });
}

/** Its tokens end at once. @returns false when there is no such client */
export function removeClient(deps: Deps, by: Actor, id: string): Promise<boolean> {
  return transact(deps.db, async (tx) => {
    if (!(await changeClient(tx, id, { removedAt: deps.now() }))) return false;
    await deps.note(tx, by, { act: 'client-removed', subject: { kind: 'client', id } });
    return true;
  });
}

/** The former secret and all tokens end at once. @returns the new one; null when there is no such client */
export function changeSecret(deps: Deps, by: Actor, id: string): Promise<string | null> {
  const secret = newSecret();
  return transact(deps.db, async (tx) => {
    if (!(await changeClient(tx, id, { secretHash: hashOf(secret) }))) return null;
    await deps.note(tx, by, { act: 'client-secret-changed', subject: { kind: 'client', id } });
    return secret;
  });
}
