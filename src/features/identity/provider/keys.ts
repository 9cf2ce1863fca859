/**
 * Signing keys. A new one is published before it signs, so that whoever keeps a copy of the list has
 * it in time; one that no longer signs stays published as long as anything it signed may be shown.
 */
import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '#platform/db/database.ts';
import {
  deleteKey,
  insertKey,
  readKeys,
  withKeysLocked,
  type SealedKey,
} from './repository/keys.ts';
import { open, seal, type Secrets } from '../secrets.ts';

const purpose = 'signing key';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A new key waits so long before it signs. */
export const publishedAhead = 10 * minute;
/** A key signs for so long. */
const lifetime = 90 * day;
/** Clocks differ, and who waits for another's key asks with a time from before it. */
const leeway = minute;
/** Logging out shows an ID token of the whole session; no session is longer. */
const kept = 40 * day;

export interface SigningKey {
  [member: string]: unknown;
  kid: string;
  alg: 'RS256';
  use: 'sig';
}

const makePair = promisify(generateKeyPair);

async function addKey(db: Db, secrets: Secrets, now: number, signsFrom: number): Promise<void> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  const sealed = seal(secrets, purpose, JSON.stringify(jwk));
  await insertKey(db, { kid, sealed, createdAt: now, signsFrom });
}

/** Makes a new key that signs from a while on, or `atOnce` where the old one may be known to others. */
export async function rotateKeys(
  db: Db,
  secrets: Secrets,
  now: number,
  { atOnce = false } = {},
): Promise<void> {
  await withKeysLocked(db, (tx) => addKey(tx, secrets, now, atOnce ? now : now + publishedAhead));
}

/** The key that signs now comes first, then those that verify only; makes what is missing, removes
 * what is too old. Safe when several processes do so at once. */
export async function currentKeys(db: Db, secrets: Secrets, now: number): Promise<SigningKey[]> {
  const held = await readKeys(db);
  if (!isDue(held, secrets, now)) return inOrder(held, secrets, now);
  return withKeysLocked(db, async (tx) => {
    const again = await readKeys(tx);
    if (isDue(again, secrets, now)) {
      const hasSigner = again.some((key) => isSigning(key, now) && isReadable(key, secrets));
      await addKey(tx, secrets, now, hasSigner ? now + publishedAhead : now);
      for (const { kid } of outlived(again, now)) await deleteKey(tx, kid);
    }
    return inOrder(await readKeys(tx), secrets, now);
  });
}

const isReadable = (key: SealedKey, secrets: Secrets) =>
  open(secrets, purpose, key.sealed) !== null;

const isSigning = ({ signsFrom }: SealedKey, now: number) => signsFrom <= now + leeway;

/** No key signs, or the newest has signed long enough. */
function isDue(keys: SealedKey[], secrets: Secrets, now: number): boolean {
  const readable = keys.filter((key) => isReadable(key, secrets));
  const newest = readable[0];
  if (!newest || !readable.some((key) => isSigning(key, now))) return true;
  return newest.signsFrom + lifetime < now;
}

/** Those whose successor has signed for longer than anything is shown. */
const outlived = (keys: SealedKey[], now: number) =>
  keys.filter((_, at) => {
    const successor = keys[at - 1];
    return successor !== undefined && successor.signsFrom + kept < now;
  });

function inOrder(keys: SealedKey[], secrets: Secrets, now: number): SigningKey[] {
  const due = keys.filter((key) => key.signsFrom <= now);
  const coming = keys.filter((key) => key.signsFrom > now);
  return [...due, ...coming].flatMap(({ sealed }) => {
    const text = open(secrets, purpose, sealed);
    return text ? [JSON.parse(text) as SigningKey] : [];
  });
}
