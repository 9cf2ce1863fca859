/** Nobody can find out who is a customer: not by texts, nor by time taken, nor by cookies. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aino, onni } from './testing/customers.ts';
import { passLogin, startLogin, visitorOf } from './testing/login.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';
import { hiddenField, type Reply } from './testing/visitor.ts';

/** Counts computed password hashes, which take long enough to be measured from outside. */
const argon2 = vi.spyOn(crypto, 'argon2');
syncBuiltinESMExports();

let target: Target;
beforeAll(async () => {
  target = await openTarget();
  // A first run, since a process computes some hashes only once.
  await passLogin(visitorOf(target), startLogin(), onni);
});
afterAll(async () => {
  argon2.mockRestore();
  syncBuiltinESMExports();
  await target.stop();
});

const nobody = 'nobody@attacks.example';

/** The response without the parts that differ in every form or repeat the input. */
const reported = ({ status, text, headers, location }: Reply, email: string) => ({
  status,
  location: location && new URL(location, publicUrl).pathname.replace(/\/[\w-]{20,}/, '/…'),
  cookies: headers
    .getSetCookie()
    .map((one) => one.replace(/=[^;]*/, '=…').replace(/expires=[^;]*/i, ''))
    .toSorted(),
  text: text
    .replaceAll(email, '…')
    .replaceAll(/value="[\w-]{20,}"/g, '')
    .replaceAll(/interaction\/[\w-]+/g, 'interaction/…'),
});

/** Submits the form of a page; returns the response and the number of hashes computed. */
async function outcome(open: string, fields: Record<string, string> & { email: string }) {
  const visitor = visitorOf(target);
  const page = await visitor.follow(open);
  const before = argon2.mock.calls.length;
  const form = { ...fields, csrf: hiddenField(page.text, 'csrf') };
  const response = await visitor.send(page.address, { form });
  return { hashes: argon2.mock.calls.length - before, ...reported(response, fields.email) };
}

const registration = { firstName: 'Eeva', lastName: 'Esimerkki', password: 'pitkä ja oma lause 7' };

test('a wrong password and an e-mail nobody has get the same answer for the same work', async () => {
  const open = startLogin().url;
  const known = await outcome(open, { email: aino.email, password: 'wrong-password-1' });
  const unknown = await outcome(open, { email: nobody, password: 'wrong-password-1' });
  expect(known).toEqual(unknown);
  expect([known.status, known.hashes]).toEqual([400, 1]);
});

test('a right password takes as much work as a wrong one', async () => {
  const right = await outcome(startLogin().url, aino);
  expect([right.status, right.hashes]).toEqual([303, 1]);
});

test('registering with an e-mail that has an account looks and works as with a new one', async () => {
  const open = startLogin({ acr_values: 'sok_register' }).url;
  const known = await outcome(open, { ...registration, email: aino.email });
  const unknown = await outcome(open, { ...registration, email: nobody });
  expect(known).toEqual(unknown);
  expect([known.status, known.hashes]).toEqual([200, 1]);
});

test('asking for a new password looks and works alike with an account and without', async () => {
  const open = '/identity/password-reset';
  const known = await outcome(open, { email: aino.email });
  const unknown = await outcome(open, { email: 'nobody-else@attacks.example' });
  expect(known).toEqual(unknown);
  expect([known.status, known.hashes]).toEqual([200, 0]);
});

test('an account that was guessed at too often looks like one that is not there', async () => {
  const guess = async (email: string) => {
    let last = await outcome(startLogin().url, { email, password: 'guess-0000' });
    for (let round = 1; round < 12; round += 1) {
      last = await outcome(startLogin().url, { email, password: `guess-000${round}` });
    }
    return last;
  };
  const known = await guess(onni.email);
  expect(known).toEqual(await guess('nobody-third@attacks.example'));
  expect(known).toMatchObject({ status: 429, hashes: 0 });
});
