/** argon2id hashes of passwords, with their parameters in the hash; computed off the event loop. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

interface Cost {
  /** KiB of memory. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Raise these as machines get faster; older hashes are renewed at the next login. */
export const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const tagLength = 32;

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Maximum number of hashes computed at once: each takes 19 MB and a core. */
const atOnce = 2;
const maximumWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** @throws TooBusy when the queue is full. */
async function takeTurn(): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (waiting.length >= maximumWaiting) throw new TooBusy('Too many passwords are being checked.');
  await new Promise<void>((resolve) => waiting.push(resolve));
}

function giveTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

async function derive(password: string, nonce: Buffer, used: Cost): Promise<Buffer> {
  await takeTurn();
  try {
    return await new Promise((resolve, reject) => {
      const message = password.normalize('NFKC');
      argon2('argon2id', { message, nonce, tagLength, ...used }, (error, tag) =>
        error ? reject(error) : resolve(tag),
      );
    });
  } finally {
    giveTurn();
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string, used: Cost = cost): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, used);
  const { memory, passes, parallelism } = used;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Hash of a random password, checked when the account does not exist, so that the check takes as long. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

/** Checks a password; with `hash` null it takes as long and is never right.
 * @returns `isOutdated` when the hash was made with less than today's cost */
export async function checkPassword(
  password: string,
  hash: string | null,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const match = pattern.exec(hash ?? (await nobodysHash));
  if (!match) throw new Error('A password hash is in no known form.');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const used = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const derived = await derive(password, Buffer.from(nonce, 'base64'), used);
  const isRight = timingSafeEqual(derived, Buffer.from(tag, 'base64')) && hash !== null;
  const isOutdated =
    used.memory !== cost.memory ||
    used.passes !== cost.passes ||
    used.parallelism !== cost.parallelism;
  return { isRight, isOutdated };
}
