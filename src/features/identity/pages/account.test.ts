import { expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import {
  addAccount,
  authorizeUrl,
  goodPassword,
  issuer,
  linkIn,
  logIn,
  openBrowser,
  openIdentity,
  shop,
  shopAt,
  type Browser,
} from '../testing.ts';
import { findAccount } from '../accounts/repository/accounts.ts';
import { registerCard } from '../accounts/repository/cards.ts';

const newPassword = 'neljä vihreää hevosta';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const profile = `${issuer}/profile?service=${encodeURIComponent(`${shop}/ostoskori`)}`;
const cardPage = `${issuer}/bonus-card?return=${encodeURIComponent(base64(`${shop}/suosikit`))}`;

onOneDatabase('account pages', (database) => {
  async function begin() {
    const opened = await openIdentity(database());
    const account = await addAccount(database());
    const { browser, tokens } = await logIn(opened.service, account.email);
    return { ...opened, account, browser, tokens };
  }

  test('who is logged in at the shop is logged in here and finds the way back to the page they came from (R228, R230)', async () => {
    const { browser, account } = await begin();
    const page = await browser.open(profile);
    expect(page.text).toContain(account.email);
    expect(page.text).toContain(`href="${shop}/ostoskori"`);
  });

  test('who is not logs in first and comes to the page asked for', async () => {
    const { service, account } = await begin();
    const browser = openBrowser(service);
    const login = await browser.open(profile);
    expect(login.text).toContain('<h1>Kirjaudu sisään</h1>');
    const page = await browser.submit(login, { email: account.email, password: goodPassword });
    expect(page.text).toContain('<h1>Omat tiedot</h1>');
    expect(page.text).toContain(`href="${shop}/ostoskori"`);
    // The session is the provider's: the shop's request passes without a form.
    expect((await browser.open(authorizeUrl().url)).url).toContain('/check-login?code=');
  });

  test.each([
    'https://evil.test/',
    '//evil.test',
    'javascript:alert(1)',
    `${shop}@evil.test/`,
    `${shop}.evil.test/`,
    `${shop}\\@evil.test`,
    'data:text/html,x',
    'not an address',
  ])('a return address that is not the shop’s is refused: %s (R227, R228)', async (address) => {
    const { browser } = await begin();
    const query = encodeURIComponent(address);
    const page = await browser.open(`${issuer}/profile?service=${query}`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('Unsafe URL detected!');
    const card = `${issuer}/bonus-card?return=${encodeURIComponent(base64(address))}`;
    expect((await browser.open(card)).text).toContain('Unsafe URL detected!');
    expect((await browser.open(`${issuer}/bonus-card?return=%00`)).status).toBe(400);
  });

  test('name, phone and addresses can be changed, and the shop receives the new ones (R203)', async () => {
    const { service, browser, tokens } = await begin();
    const page = await browser.open(profile);
    const names = { firstName: 'Maija-Liisa', lastName: 'Uusi', phone: '+358 50 765 4321' };
    expect((await browser.submit(page, names, 'names')).text).toContain('Tiedot on tallennettu.');
    const address = { streetAddress: 'Mäkikatu 1', postcode: '00100', city: 'Helsinki' };
    await browser.submit(page, address, 'address');
    const { body } = await shopAt(service).get('/userinfo', tokens['access_token']);
    expect(body).toMatchObject({
      given_name: 'Maija-Liisa',
      phone_number: '+358507654321',
      addresses: [{ ...address, firstName: 'Maija-Liisa', phone: '+358507654321' }],
    });
    const wrong = await browser.submit(page, { ...address, postcode: '1' }, 'address');
    expect(wrong.text).toContain('Anna postinumero, esimerkiksi 00100.');
    const after = await browser.submit(wrong, {}, 'remove-address');
    expect(after.text).not.toContain('Mäkikatu 1, 00100');
  });

  test('addresses that two tabs add and remove at once are all kept and removed', async () => {
    const { browser, account, deps } = await begin();
    const page = await browser.open(profile);
    const add = (at: Browser, streetAddress: string) =>
      at.submit(page, { streetAddress, postcode: '00100', city: 'Helsinki' }, 'address');
    await add(browser, 'Mäkikatu 1');
    const both = await browser.open(profile);
    await Promise.all([
      ...['Mäkikatu 2', 'Mäkikatu 3', 'Mäkikatu 4'].map((street) => add(browser, street)),
      // By now another address may have its position in the list.
      browser.submit(both, {}, 'remove-address'),
    ]);
    const kept = (await findAccount(deps.database.db, account.id))?.addresses ?? [];
    const streets = kept.map(({ streetAddress }) => streetAddress).toSorted();
    expect(streets).toEqual(['Mäkikatu 2', 'Mäkikatu 3', 'Mäkikatu 4']);
  });

  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'nothing'])(
    'a form of no part of the profile changes nothing: %s',
    async (part) => {
      const { browser } = await begin();
      const page = await browser.submit(await browser.open(profile), { part }, 'names');
      expect(page.status).toBe(200);
      expect(page.text).not.toContain('class="done"');
    },
  );

  test('of names and addresses line breaks become blanks, and what nobody sees goes; a wrong number is refused', async () => {
    const { service, browser, tokens } = await begin();
    const page = await browser.open(profile);
    const names = { firstName: 'Ve\r\nBcc: evil@x.example', lastName: 'Ve\u200Bra', phone: '' };
    expect((await browser.submit(page, names, 'names')).status).toBe(200);
    const street = { streetAddress: '\u202EMäkikatu 1', postcode: 'FI-00 100', city: 'Turku' };
    expect((await browser.submit(page, street, 'address')).status).toBe(200);
    const { body } = await shopAt(service).get('/userinfo', tokens['access_token']);
    expect(body).toMatchObject({
      given_name: 'Ve Bcc: evil@x.example',
      family_name: 'Vera',
      addresses: [{ streetAddress: 'Mäkikatu 1', postcode: '00100' }],
    });
    const wrong = await browser.submit(page, { ...names, phone: '12' }, 'names');
    expect(wrong.status).toBe(400);
  });

  test('a new password ends the sessions of other devices, not this one, and is announced by mail', async () => {
    const { service, mails, browser, account, tokens, world } = await begin();
    const elsewhere = await logIn(service, account.email);
    const page = await browser.open(profile);
    const fields = { password: goodPassword, newPassword };
    const done = await browser.submit(page, fields, 'password');
    expect(done.text).toContain('Salasana on vaihdettu.');
    expect(mails.at(-1)).toMatchObject({ to: account.email });
    const at = shopAt(service);
    expect((await at.refresh(elsewhere.tokens['refresh_token'] ?? '')).status).toBe(400);
    expect((await at.refresh(tokens['refresh_token'] ?? '')).status).toBe(200);
    expect((await browser.open(profile)).text).toContain('Omat tiedot');
    const { body } = await at.get('/userinfo', tokens['access_token']);
    expect(world.ended).toEqual([{ customerId: account.id, keep: [body['sid']] }]);
  });

  test('a forgotten password is made anew by a mailed link, once; every session ends', async () => {
    const { service, mails, account, tokens, world } = await begin();
    const browser = openBrowser(service);
    const send = await browser.open(`${issuer}/password-reset`);
    const sent = await browser.submit(send, { email: account.email });
    expect(sent.text).toContain('Katso sähköpostisi');
    const link = linkIn(mails);
    const choose = await browser.open(link);
    const common = await browser.submit(choose, { newPassword: 'salasana123456' });
    expect(common.text).toContain('liian helppo arvata');
    expect((await browser.submit(choose, { newPassword })).text).toContain('Salasana on vaihdettu');
    expect((await browser.submit(choose, { newPassword })).text).toContain('Linkki ei kelpaa');
    expect((await shopAt(service).refresh(tokens['refresh_token'] ?? '')).status).toBe(400);
    expect((await shopAt(service).get('/userinfo', tokens['access_token'])).status).toBe(401);
    expect(world.ended).toEqual([{ customerId: account.id, keep: [] }]);
    const login = await browser.open(authorizeUrl().url);
    expect(
      (await browser.submit(login, { email: account.email, password: goodPassword })).status,
    ).toBe(400);
    const end = await browser.submit(login, { email: account.email, password: newPassword });
    expect(end.url).toContain('/check-login?code=');
  });

  test('the link to a new password is good for thirty minutes', async () => {
    const { service, mails, account, world } = await begin();
    const browser = openBrowser(service);
    await browser.submit(await browser.open(`${issuer}/password-reset`), { email: account.email });
    world.ahead = 29 * 60;
    expect((await browser.open(linkIn(mails))).text).toContain('Valitse uusi salasana');
    world.ahead = 31 * 60;
    expect((await browser.open(linkIn(mails))).text).toContain('Linkki ei kelpaa');
  });

  test('asking for a new password answers alike for e-mails with and without an account', async () => {
    const { service, mails, account } = await begin();
    const browser = openBrowser(service);
    const send = await browser.open(`${issuer}/password-reset`);
    const known = await browser.submit(send, { email: account.email });
    const unknown = await browser.submit(send, { email: 'ei-kukaan@mail.test' });
    expect(unknown.status).toBe(known.status);
    expect(unknown.text.replaceAll('ei-kukaan@mail.test', account.email)).toBe(known.text);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Uusi salasana – Kauppa',
      'Osoitteella ei ole tiliä – Kauppa',
    ]);
  });
});

onOneDatabase('bonus cards', (database) => {
  async function begin() {
    const opened = await openIdentity(database());
    const { db } = database();
    await registerCard(db, { number: '241000000034', isCoop: true });
    await registerCard(db, { number: '241000000059', isCoop: false });
    const account = await addAccount(database());
    return { ...opened, account, ...(await logIn(opened.service, account.email)) };
  }

  test('attaching a card returns to the shop, which receives its last digits and whether it is a co-op customer’s (R028, R227)', async () => {
    const { service, browser, tokens } = await begin();
    const page = await browser.open(cardPage);
    expect(page.text).toContain('2410 0000 0034');
    const end = await browser.submit(page, { number: '2410 0000 0034' });
    expect(end.url).toBe(`${shop}/suosikit`);
    const at = shopAt(service);
    const { body } = await at.get('/userinfo', tokens['access_token']);
    expect(body).toMatchObject({ bonus_card: '0034', is_coop: true });
    const attached = await browser.open(cardPage);
    expect(attached.text).toContain('0034');
    await browser.submit(attached, {});
    const after = await at.get('/userinfo', tokens['access_token']);
    expect(after.body).toMatchObject({ bonus_card: null, is_coop: false });
  });

  test.each([
    ['a digit mistyped', '241000000035', 'Numerossa on virhe'],
    ['too short', '2410', 'Numerossa on virhe'],
    ['of no card', '241000000091', 'Korttia ei löydy'],
  ])('a number that is %s is refused', async (_name, number, words) => {
    const { browser } = await begin();
    const page = await browser.submit(await browser.open(cardPage), { number });
    expect(page.status).toBe(400);
    expect(page.text).toContain(words);
  });

  test('a card belongs to one account, also when two attach it at once', async () => {
    const first = await begin();
    const second = await begin();
    const pages = await Promise.all([first.browser.open(cardPage), second.browser.open(cardPage)]);
    const number = '241000000059';
    const ends = await Promise.all([
      first.browser.submit(pages[0], { number }),
      second.browser.submit(pages[1], { number }),
    ]);
    expect(ends.filter(({ url }) => url === `${shop}/suosikit`)).toHaveLength(1);
    expect(ends.find(({ status }) => status === 400)?.text).toContain('Korttia ei löydy');
  });

  test('card numbers cannot be tried one after another', async () => {
    const { browser } = await begin();
    const page = await browser.open(cardPage);
    for (let tries = 0; tries < 10; tries += 1)
      await browser.submit(page, { number: '241000000091' });
    const refused = await browser.submit(page, { number: '241000000034' });
    expect(refused.text).toContain('Yrityksiä on ollut liikaa');
  });
});
