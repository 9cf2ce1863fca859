import { expect, test } from 'vitest';
import { checkPassword, cost, hashPassword, TooBusy } from './passwords.ts';

const password = 'kolme pientä possua';
const cheap = { ...cost, memory: 64, passes: 1 };

test('a hash is argon2id and says what it cost, so that the cost can be raised later', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await checkPassword(password, hash)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword(`${password} `, hash)).toMatchObject({ isRight: false });
});

test('a hash of another cost is still checked, and known to be outdated', async () => {
  const hash = await hashPassword(password, { ...cost, memory: 8_192, passes: 1 });
  expect(await checkPassword(password, hash)).toEqual({ isRight: true, isOutdated: true });
});

test('an account that is not there is never right, though as much is hashed for it as for any', async () => {
  expect(await checkPassword(password, null)).toMatchObject({ isRight: false });
  const line = Array.from({ length: 102 }, () => hashPassword(password, cheap));
  await expect(checkPassword(password, null)).rejects.toBeInstanceOf(TooBusy);
  await Promise.all(line);
});

test('composed and decomposed letters are the same password', async () => {
  const hash = await hashPassword('pöllö öylätti');
  expect(await checkPassword('pöllö öylätti'.normalize('NFD'), hash)).toMatchObject({
    isRight: true,
  });
});

test('the process goes on with other work while a password is hashed', async () => {
  const order: string[] = [];
  const other = new Promise<void>((resolve) =>
    setImmediate(() => {
      order.push('other work');
      resolve();
    }),
  );
  const hashing = hashPassword(password).then(() => order.push('hash'));
  await Promise.all([other, hashing]);
  expect(order).toEqual(['other work', 'hash']);
});

test('two are hashed at once and a hundred wait; more are refused before they take the memory', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 103 }, () => hashPassword(password, cheap)),
  );
  const refused = all.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toBeInstanceOf(TooBusy);
});
