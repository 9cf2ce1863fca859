import { expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { budgets } from './rules/budgets.ts';
import { spend } from './repository/budgets.ts';
import {
  addAccount,
  authorizeUrl,
  goodPassword,
  issuer,
  logIn,
  openBrowser,
  openIdentity,
  type Browser,
} from '../testing.ts';

/** Like a browser that was closed long ago: the device is known, but nobody is logged in. */
function endSession({ jar }: Browser): void {
  for (const name of jar.keys()) if (name.startsWith('aitta_idp_session')) jar.delete(name);
}

onOneDatabase('limits', (database) => {
  async function guess(browser: Browser, email: string, times: number, password = 'arvaus arvaus') {
    const page = await browser.open(authorizeUrl().url);
    const responses = [];
    for (let tries = 0; tries < times; tries += 1)
      responses.push(await browser.submit(page, { email, password }));
    return responses;
  }

  test('ten wrong passwords from a network close an account to it for a while, right or wrong', async () => {
    const { service, world } = await openIdentity(database());
    const { email } = await addAccount(database());
    const browser = openBrowser(service, '198.51.100.1');
    const responses = await guess(browser, email, 11);
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect((await guess(browser, email, 1, goodPassword))[0]?.text).toContain('1 minuutin');
    world.ahead = 61;
    expect((await guess(browser, email, 1, goodPassword))[0]?.url).toContain('/check-login?code=');
  });

  test('nobody can lock somebody else out: the owner’s device and other networks still log in', async () => {
    const { service } = await openIdentity(database());
    const { email } = await addAccount(database());
    const { browser: owner } = await logIn(service, email);
    await guess(openBrowser(service, '198.51.100.2'), email, 12);
    const elsewhere = openBrowser(service, '198.51.100.3');
    expect((await guess(elsewhere, email, 1, goodPassword))[0]?.url).toContain('?code=');
    endSession(owner);
    expect((await guess(owner, email, 1, goodPassword))[0]?.url).toContain('?code=');
  });

  test('guesses from many networks are few in all; the owner’s device is not counted with them', async () => {
    const { service } = await openIdentity(database());
    const { email } = await addAccount(database());
    const { browser: owner } = await logIn(service, email);
    const statuses = [];
    for (let network = 0; network < 6; network += 1) {
      const responses = await guess(openBrowser(service, `203.0.113.${network}`), email, 10);
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(
      budgets.loginFromStrangers.capacity,
    );
    endSession(owner);
    expect((await guess(owner, email, 1, goodPassword))[0]?.url).toContain('?code=');
  });

  test('a forged device cookie is a stranger’s', async () => {
    const { service } = await openIdentity(database());
    const { email } = await addAccount(database());
    const browser = openBrowser(service, '198.51.100.4');
    const cookie = { name: 'aitta_idp_device', path: '/identity' };
    browser.jar.set('aitta_idp_device /identity', { ...cookie, value: 'x.y' });
    const responses = await guess(browser, email, 11);
    expect(responses.at(-1)?.status).toBe(429);
  });

  test('unknown e-mails meet the same page, the same limits and the same words as known ones', async () => {
    const { service } = await openIdentity(database());
    const { email } = await addAccount(database());
    const known = await guess(openBrowser(service, '198.51.100.5'), email, 11);
    const unknown = await guess(openBrowser(service, '198.51.100.6'), `x${email}`, 11);
    expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status));
    const plain = (text = '') =>
      text
        .replaceAll(`x${email}`, email)
        .replaceAll(/interaction\/[\w-]+/g, '')
        .replaceAll(/name="csrf" value="[^"]+"/g, '');
    expect(plain(unknown[0]?.text)).toBe(plain(known[0]?.text));
    expect(plain(unknown[10]?.text)).toBe(plain(known[10]?.text));
  });

  test('an address gets five mails at most in a while, though the page says the same', async () => {
    const { service, mails } = await openIdentity(database());
    const { email } = await addAccount(database());
    const browser = openBrowser(service, '198.51.100.7');
    const page = await browser.open(`${issuer}/password-reset`);
    for (let asked = 0; asked < 7; asked += 1)
      expect((await browser.submit(page, { email })).text).toContain('Katso sähköpostisi');
    expect(mails).toHaveLength(5);
  });

  test('an address without an account gets two mails a day at most, whoever asks', async () => {
    const { service, mails, world } = await openIdentity(database());
    const email = 'nobody-here@mail.test';
    const send = async (ip: string) => {
      const browser = openBrowser(service, ip);
      const page = await browser.open(`${issuer}/password-reset`);
      expect((await browser.submit(page, { email })).text).toContain('Katso sähköpostisi');
    };
    for (const ip of ['198.51.100.8', '198.51.100.9', '203.0.113.8']) await send(ip);
    expect(mails).toHaveLength(2);
    world.ahead = 12 * 3600;
    for (const ip of ['198.51.100.8', '203.0.113.8']) await send(ip);
    expect(mails).toHaveLength(3);
  });

  test('one network may not ask for mails to everybody', async () => {
    const { service, mails } = await openIdentity(database());
    const browser = openBrowser(service, '2001:db8::1');
    const neighbour = openBrowser(service, '2001:db8::2');
    const page = await browser.open(`${issuer}/password-reset`);
    for (let asked = 0; asked < 20; asked += 1)
      await browser.submit(page, { email: `${asked}@mail.test` });
    const refused = await browser.submit(page, { email: 'more@mail.test' });
    expect(refused.status).toBe(429);
    const near = await neighbour.open(`${issuer}/password-reset`);
    expect((await neighbour.submit(near, { email: 'yet@mail.test' })).status).toBe(429);
    expect(mails).toHaveLength(20);
  });

  test('a budget leaks at its pace, is never overdrawn by many at once, and a refusal costs nothing', async () => {
    const { db } = database();
    const now = Temporal.Instant.from('2026-11-24T10:00:00Z');
    const budget = { capacity: 3, seconds: 10 };
    const tries = await Promise.all(Array.from({ length: 8 }, () => spend(db, 'k', budget, now)));
    expect(tries.filter((wait) => wait === 0)).toHaveLength(3);
    expect(tries.filter((wait) => wait === 10)).toHaveLength(5);
    expect(await spend(db, 'k', budget, now.add({ seconds: 9 }))).toBe(1);
    expect(await spend(db, 'k', budget, now.add({ seconds: 10 }))).toBe(0);
    expect(await spend(db, 'k', budget, now.add({ seconds: 10 }))).toBe(10);
  });
});
