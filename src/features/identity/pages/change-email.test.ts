import { describe, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { findAccount } from '../accounts/repository/accounts.ts';
import {
  addAccount,
  goodPassword,
  issuer,
  linkOf,
  logIn,
  openBrowser,
  openIdentity,
  shop,
  shopAt,
} from '../testing.ts';

const newPassword = 'neljä vihreää hevosta';
const profile = `${issuer}/profile?service=${encodeURIComponent(`${shop}/`)}`;

onOneDatabase('another e-mail for an account', (database) => {
  /** A requested change; `toOld` and `toNew` are the mailed links. */
  async function send() {
    const opened = await openIdentity(database());
    const { service, mails, world } = opened;
    const account = await addAccount(database());
    const { browser, tokens } = await logIn(service, account.email);
    const email = `uusi-${account.email}`;
    const page = await browser.open(profile);
    await browser.submit(page, { email, emailPassword: goodPassword }, 'email');
    const [first, second] = mails;
    const links = { toOld: linkOf(first), toNew: linkOf(second) };
    const emailNow = async () => (await findAccount(database().db, account.id))?.email;
    return { ...opened, ...links, world, account, browser, tokens, email, page, emailNow };
  }
  const submit = async (browser: ReturnType<typeof openBrowser>, link: string, fields = {}) =>
    browser.submit(await browser.open(link), fields);

  test('is requested with the password; a mail goes to the account’s address first, then to the new one', async () => {
    const { browser, page, mails, account, email, emailNow } = await send();
    const fields = { email, emailPassword: 'arvaus arvaus' };
    const wrong = await browser.submit(page, fields, 'email');
    expect(wrong.text).toContain('Salasana on väärin.');
    expect(mails.map(({ to }) => to)).toEqual([account.email, email]);
    expect(mails[0]?.text).toContain(email);
    expect(await emailNow()).toBe(account.email);
  });

  test('is the account’s when the link is used, once, in a browser that is logged in; the former one gets a mail', async () => {
    const { browser, toNew, mails, account, email, emailNow, world, tokens, service } =
      await send();
    const elsewhere = await logIn(service, account.email);
    expect((await submit(browser, toNew)).text).toContain('Sähköposti on vaihdettu');
    expect(await emailNow()).toBe(email);
    expect(mails.at(-1)).toMatchObject({ to: account.email });
    expect((await browser.open(toNew)).text).toContain('Linkki ei kelpaa');
    // Other devices are logged out, here and at the shop; this one is not.
    const at = shopAt(service);
    expect((await at.refresh(elsewhere.tokens['refresh_token'] ?? '')).status).toBe(400);
    const { body } = await at.get('/userinfo', tokens['access_token']);
    expect(body).toMatchObject({ email });
    expect(world.ended).toEqual([{ customerId: account.id, keep: [body['sid']] }]);
  });

  test('needs the password where the browser is not logged in, or as somebody else', async () => {
    const { service, toNew, account, email, emailNow } = await send();
    const other = await addAccount(database());
    for (const browser of [openBrowser(service), (await logIn(service, other.email)).browser]) {
      expect((await submit(browser, toNew)).status).toBe(400);
      const wrong = await submit(browser, toNew, { password: 'arvaus arvaus' });
      expect(wrong.text).toContain('Salasana on väärin.');
    }
    expect(await emailNow()).toBe(account.email);
    const done = await submit(openBrowser(service), toNew, { password: goodPassword });
    expect(done.text).toContain('Sähköposti on vaihdettu');
    expect(await emailNow()).toBe(email);
  });

  test('asked for again makes the link before useless, but not the owner’s link to a new password', async () => {
    const { service, mails, browser, page, toNew, account, email } = await send();
    const owner = openBrowser(service);
    await submit(owner, `${issuer}/password-reset`, { email: account.email });
    const reset = linkOf(mails.at(-1));
    const fields = { email: `toinen-${email}`, emailPassword: goodPassword };
    await browser.submit(page, fields, 'email');
    expect((await browser.open(toNew)).text).toContain('Linkki ei kelpaa');
    expect((await submit(owner, reset, { newPassword })).text).toContain('Salasana on vaihdettu');
    expect((await browser.open(linkOf(mails.at(-2)))).text).toContain('Linkki ei kelpaa');
  });

  test('passwords cannot be tried with the link one after another', async () => {
    const { service, toNew } = await send();
    const browser = openBrowser(service);
    const page = await browser.open(toNew);
    for (let tries = 0; tries < 10; tries += 1) await browser.submit(page, { password: 'x' });
    const refused = await browser.submit(page, { password: goodPassword });
    expect(refused.text).toContain('Yrityksiä on ollut liikaa');
  });

  describe('that somebody asked for who knew the password', () => {
    test('comes to nothing when the password is reset', async () => {
      const { service, mails, account, toNew, emailNow } = await send();
      const owner = openBrowser(service);
      await submit(owner, `${issuer}/password-reset`, { email: account.email });
      await submit(owner, linkOf(mails.at(-1)), { newPassword });
      const late = await openBrowser(service).open(toNew);
      expect(late.text).toContain('Linkki ei kelpaa');
      expect(await emailNow()).toBe(account.email);
    });

    test('comes to nothing when the password is changed on the profile, as do links to a new password', async () => {
      const { service, mails, account, browser, page, toNew } = await send();
      await submit(openBrowser(service), `${issuer}/password-reset`, { email: account.email });
      const reset = linkOf(mails.at(-1));
      await browser.submit(page, { password: goodPassword, newPassword }, 'password');
      expect((await browser.open(toNew)).text).toContain('Linkki ei kelpaa');
      expect((await browser.open(reset)).text).toContain('Linkki ei kelpaa');
    });

    test('is stopped by the link in the mail to the account’s address, without logging in; looking at it does nothing', async () => {
      const { service, account, browser, toOld, toNew, emailNow, world, tokens } = await send();
      const owner = openBrowser(service);
      const look = await owner.open(toOld);
      expect(look.text).toContain(account.email);
      expect((await browser.open(toNew)).text).toContain('Vaihda sähköposti');
      const done = await owner.submit(look, {});
      expect(done.text).toContain('Sähköpostia ei vaihdettu');
      expect((await browser.open(toNew)).text).toContain('Linkki ei kelpaa');
      // A person who knew the password is logged out everywhere and cannot log in again.
      expect((await shopAt(service).refresh(tokens['refresh_token'] ?? '')).status).toBe(400);
      expect(world.ended).toEqual([{ customerId: account.id, keep: [] }]);
      const login = await submit(openBrowser(service), `${issuer}/login`, {
        email: account.email,
        password: goodPassword,
      });
      expect(login.status).toBe(400);
      const [link = ''] = /http[^"]+new-password[^"]+/.exec(done.text) ?? [];
      expect((await submit(owner, link, { newPassword })).text).toContain('Salasana on vaihdettu');
      expect(await emailNow()).toBe(account.email);
      expect((await owner.open(toOld)).text).toContain('Linkki ei kelpaa');
    });

    test('is taken back within a week, whatever was changed since', async () => {
      const { service, mails, account, browser, toNew, email, emailNow, world } = await send();
      await submit(browser, toNew);
      const back = linkOf(mails.at(-1));
      // The new owner changes the password and moves on to a third address.
      const page = await browser.open(profile);
      await browser.submit(page, { password: goodPassword, newPassword }, 'password');
      const third = `kolmas-${email}`;
      await browser.submit(page, { email: third, emailPassword: newPassword }, 'email');
      await submit(browser, linkOf(mails.at(-1)));
      expect(await emailNow()).toBe(third);
      const theirBack = linkOf(mails.at(-1));
      world.ahead = 6.9 * 86_400;
      await submit(openBrowser(service), back);
      expect(await emailNow()).toBe(account.email);
      expect((await openBrowser(service).open(theirBack)).text).toContain('Linkki ei kelpaa');
    });

    test('can no longer be taken back after a week', async () => {
      const { service, mails, browser, toNew, world } = await send();
      await submit(browser, toNew);
      world.ahead = 7.1 * 86_400;
      const late = await openBrowser(service).open(linkOf(mails.at(-1)));
      expect(late.text).toContain('Linkki ei kelpaa');
    });

    test('is announced by mail however many mails the address has received', async () => {
      const { service, mails, account, browser, page, email } = await send();
      const asking = openBrowser(service);
      const reset = await asking.open(`${issuer}/password-reset`);
      for (let times = 0; times < 8; times += 1) {
        await asking.submit(reset, { email: account.email });
      }
      const before = mails.length;
      await browser.submit(page, { email: `x${email}`, emailPassword: goodPassword }, 'email');
      expect(mails.slice(before).map(({ to }) => to)).toEqual([account.email, `x${email}`]);
    });
  });
});
