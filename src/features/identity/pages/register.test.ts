import { expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { randomToken } from '#platform/ids.ts';
import {
  addAccount,
  authorizeUrl,
  goodPassword,
  issuer,
  linkIn,
  openBrowser,
  openIdentity,
  shop,
  shopAt,
} from '../testing.ts';

const person = (email = `${randomToken().toLowerCase()}@mail.test`) => ({
  firstName: 'Kaisa',
  lastName: 'Kokeilija',
  email,
  password: goodPassword,
});

onOneDatabase('registration', (database) => {
  async function begin() {
    const { service, mails, world } = await openIdentity(database());
    const browser = openBrowser(service);
    const { url, verifier } = authorizeUrl({ acr_values: 'sok_register' });
    return { service, mails, world, browser, verifier, page: await browser.open(url) };
  }

  test('the mailed link, opened in the same browser, logs in and leads on to where the shopper was (R224)', async () => {
    const { service, mails, browser, verifier, page } = await begin();
    const typed = person();
    expect((await browser.submit(page, typed)).text).toContain('Katso sähköpostisi');
    const verify = await browser.open(linkIn(mails));
    expect(verify.text).not.toContain('type="password"');
    const end = new URL((await browser.submit(verify, {})).url);
    expect(end.origin + end.pathname).toBe(`${shop}/check-login`);
    const { body } = await shopAt(service).exchange(end.searchParams.get('code') ?? '', verifier);
    const { body: reported } = await shopAt(service).get('/userinfo', body['access_token']);
    expect(reported).toMatchObject({
      given_name: 'Kaisa',
      email: typed.email,
      email_verified: true,
    });
  });

  test('the form leads to what the shop does with personal data, and to its terms', async () => {
    const { page } = await begin();
    for (const name of ['tietoturva', 'ehdot'])
      expect(page.text).toContain(`href="${shop}/info/${name}"`);
  });

  test('there is no account before the link, and looking at the link makes none', async () => {
    const { service, mails, browser, page } = await begin();
    const typed = person();
    await browser.submit(page, typed);
    await openBrowser(service).open(linkIn(mails));
    const other = openBrowser(service);
    const login = await other.submit(await other.open(authorizeUrl().url), typed);
    expect(login.text).toContain('väärin');
  });

  test('in another browser the link asks for the password that was chosen', async () => {
    const { service, mails, browser, page } = await begin();
    await browser.submit(page, person());
    const other = openBrowser(service);
    const verify = await other.open(linkIn(mails));
    expect(verify.text).toContain('toisella selaimella');
    const wrong = await other.submit(verify, { password: 'jokin aivan muu sana' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('Salasana on väärin.');
    const done = await other.submit(verify, { password: goodPassword });
    expect(done.text).toContain('Tili on valmis');
    expect(done.text).toContain(`${shop}/check-login`);
  });

  test('the link is good once and for a day', async () => {
    const { mails, browser, page, world } = await begin();
    await browser.submit(page, person());
    const verify = await browser.open(linkIn(mails));
    await browser.submit(verify, {});
    expect((await browser.open(linkIn(mails))).text).toContain('Linkki ei kelpaa');
    const again = await begin();
    await again.browser.submit(again.page, person());
    again.world.ahead = 86_401;
    expect((await again.browser.open(linkIn(again.mails))).text).toContain('Linkki ei kelpaa');
    expect(world.ahead).toBe(0);
  });

  test('an e-mail that has an account gets the same page; its owner gets a mail that says so', async () => {
    const { browser, page, mails } = await begin();
    const { email } = await addAccount(database());
    const known = await browser.submit(page, person(email));
    const fresh = person();
    const unknown = await browser.submit(page, fresh);
    expect(known.status).toBe(unknown.status);
    expect(known.text.replaceAll(email, fresh.email)).toBe(unknown.text);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sinulla on jo tili – Kauppa',
      'Vahvista sähköpostisi – Kauppa',
    ]);
  });

  test('when two register the same e-mail, the first to confirm has it', async () => {
    const first = await begin();
    const typed = person();
    await first.browser.submit(first.page, typed);
    const second = await begin();
    await second.browser.submit(second.page, typed);
    await second.browser.submit(await second.browser.open(linkIn(second.mails)), {});
    const late = await first.browser.open(linkIn(first.mails));
    expect((await first.browser.submit(late, {})).text).toContain('Linkki ei kelpaa');
  });

  test('what is missing or wrong is said at its field and at the head of the form', async () => {
    const { browser, page, mails } = await begin();
    const refused = await browser.submit(page, {
      firstName: '',
      lastName: 'Kokeilija',
      email: 'ei osoite',
      password: 'lyhyt',
    });
    expect(refused.status).toBe(400);
    for (const field of ['firstName', 'email', 'password']) {
      expect(refused.text).toContain(`href="#${field}"`);
      expect(refused.text).toContain(`id="${field}-error"`);
    }
    expect(refused.text).not.toContain('lastName-error');
    expect(refused.text).not.toContain('lyhyt');
    expect(mails).toEqual([]);
  });

  test('what was typed is shown as text, never as markup', async () => {
    const { browser, page } = await begin();
    const nasty = '"><script>alert(1)</script>';
    const refused = await browser.submit(page, { ...person('x'), firstName: nasty });
    expect(refused.text).not.toContain('<script>');
    expect(refused.text).toContain('&lt;script&gt;');
  });

  test.each([
    ['sv', 'Bekräfta din e-post – Kauppa', 'lang="sv"'],
    ['en', 'Confirm your email – Kauppa', 'lang="en"'],
  ])(
    'the mail is in the language of the page, as text and HTML (%s)',
    async (language, subject, tag) => {
      const { service, mails } = await openIdentity(database());
      const browser = openBrowser(service);
      const { url } = authorizeUrl({ acr_values: 'sok_register', ui_locales: language });
      await browser.submit(await browser.open(url), person());
      expect(mails[0]?.subject).toBe(subject);
      expect(mails[0]?.html).toContain(tag);
      expect(mails[0]?.html).toContain(linkIn(mails).replaceAll('&', '&amp;'));
      expect(linkIn(mails)).toContain(`${issuer}/verify-email?token=`);
    },
  );
});
