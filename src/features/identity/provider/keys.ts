/** Signing keys. A new key is published before it signs, so that cached key lists contain it in time; an old
 * one stays published as long as tokens signed with it may be in use. */
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

/** How long a new key is published before it signs. */
export const publishedAhead = 10 * minute;
/** How long a key signs. */
const lifetime = 90 * day;
/** Tolerated clock difference between processes; a process that waited for another's lock also has an older
 * `now`. */
const leeway = minute;
/** How long an old key stays published: log-out uses the ID token of the whole session, and sessions are
 * shorter. */
const keptPublished = 40 * day;

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

/** Makes a new key that signs after `publishedAhead`, or `atOnce` when the old one may have leaked. */
export async function rotateKeys(
  db: Db,
  secrets: Secrets,
  now: number,
  { atOnce = false } = {},
): Promise<void> {
  await withKeysLocked(db, (tx) => addKey(tx, secrets, now, atOnce ? now : now + publishedAhead));
}

/** The keys with the signing one first, then those that only verify; creates missing keys and deletes those
 * that are too old. Safe to run in several processes at once. */
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

/** No key signs, or the newest one is older than its lifetime. */
function isDue(keys: SealedKey[], secrets: Secrets, now: number): boolean {
  const readable = keys.filter((key) => isReadable(key, secrets));
  const newest = readable[0];
  if (!newest || !readable.some((key) => isSigning(key, now))) return true;
  return newest.signsFrom + lifetime < now;
}

/** Keys whose successor has signed for longer than any token is used. */
const outlived = (keys: SealedKey[], now: number) =>
  keys.filter((_, at) => {
    const successor = keys[at - 1];
    return successor !== undefined && successor.signsFrom + keptPublished < now;
  });

function inOrder(keys: SealedKey[], secrets: Secrets, now: number): SigningKey[] {
  const due = keys.filter((key) => key.signsFrom <= now);
  const coming = keys.filter((key) => key.signsFrom > now);
  return [...due, ...coming].flatMap(({ sealed }) => {
    const text = open(secrets, purpose, sealed);
    return text ? [JSON.parse(text) as SigningKey] : [];
  });
}
