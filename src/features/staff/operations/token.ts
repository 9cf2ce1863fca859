/** Access tokens by client credentials (RFC 6749, section 4.4). */
import { timingSafeEqual } from 'node:crypto';
import type { TokenRefusal } from '../contract.ts';
import type { StaffDeps } from '../deps.ts';
import { deleteExpired, findClient, insertToken, type ClientRow } from '../repository.ts';
import { askedFor, hashOf, tokenSeconds, type Credentials } from '../rules.ts';
import { newSecret } from './clients.ts';

type Deps = Pick<StaffDeps, 'db' | 'now'>;

/** A refusal, with its status. */
interface Refused extends TokenRefusal {
  status: 400 | 401;
}

interface Granted {
  token: string;
  permissions: string[];
}

export async function grantToken(
  deps: Deps,
  asked: { grantType: string; credentials: Credentials | null; scope: string | undefined },
): Promise<Granted | Refused> {
  if (asked.grantType === '') return refused('invalid_request', 'grant_type is missing.');
  if (asked.grantType !== 'client_credentials')
    return refused('unsupported_grant_type', 'grant_type must be client_credentials.');
  const client = asked.credentials && (await clientOf(deps, asked.credentials));
  if (!client)
    return refused('invalid_client', 'There is no such client, or its secret is another one.', 401);
  const permissions = askedFor(asked.scope, client.permissions);
  if (!permissions)
    return refused('invalid_scope', `The client may: ${client.permissions.join(' ')}.`);
  const token = newSecret();
  const expiresAt = deps.now().add({ seconds: tokenSeconds });
  await deleteExpired(deps.db, deps.now());
  await insertToken(deps.db, { hash: hashOf(token), clientId: client.id, permissions, expiresAt });
  return { token, permissions };
}

const refused = (
  error: TokenRefusal['error'],
  description: string,
  status: Refused['status'] = 400,
): Refused => ({ error, error_description: description, status });

async function clientOf({ db }: Deps, { id, secret }: Credentials): Promise<ClientRow | null> {
  const client = await findClient(db, id);
  if (!client) return null;
  const kept = Buffer.from(client.secretHash);
  const given = Buffer.from(hashOf(secret));
  return kept.length === given.length && timingSafeEqual(kept, given) ? client : null;
}
