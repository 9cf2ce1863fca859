import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { exportAccount } from '../own-data.ts';
import { hash } from '../provider/repository/artifacts.ts';
import { artifact } from '../tables.ts';
import {
  addAccount,
  authorizeUrl,
  issuer,
  logIn,
  openBrowser,
  openIdentity,
  shop,
  shopAt,
  type Browser,
} from '../testing.ts';

const profile = `${issuer}/profile?service=${encodeURIComponent(`${shop}/`)}`;
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

onOneDatabase('the log-ins on the profile', (database) => {
  let opened: Awaited<ReturnType<typeof openIdentity>>;
  let email: string;
  let accountId: string;
  beforeEach(async () => {
    opened = await openIdentity(database());
    ({ email, id: accountId } = await addAccount(database()));
  });
  const on = (userAgent?: string) =>
    logIn(opened.service, email, openBrowser(opened.service, undefined, userAgent));
  const listed = (text: string) => [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  const isLoggedIn = async (browser: Browser) =>
    (await browser.open(authorizeUrl().url)).url.includes('/check-login?code=');
  const renews = async ({ tokens }: Awaited<ReturnType<typeof on>>) => {
    const { status } = await shopAt(opened.service).refresh(tokens['refresh_token'] ?? '');
    return status === 200;
  };
  const sidOf = async ({ tokens }: Awaited<ReturnType<typeof on>>) => {
    const { body } = await shopAt(opened.service).get('/userinfo', tokens['access_token']);
    return String(body['sid']);
  };

  test.each([
    ['fi', 'Firefox, Linux-tietokone', 'Tämä laite', 'Kirjaa ulos kaikki muut laitteet'],
    ['sv', 'Firefox, Linux-dator', 'Den här enheten', 'Logga ut alla andra enheter'],
    ['en', 'Firefox, Linux computer', 'This device', 'Log out of all other devices'],
  ])(
    'are named by browser and device, also which is this one, in %s',
    async (lang, name, here, all) => {
      const own = await on(laptop);
      const alone = await own.browser.open(`${profile}&lang=${lang}`);
      expect(listed(alone.text)).toEqual([name]);
      expect(alone.text).toContain(here);
      expect(alone.text).not.toContain(all);
      await on();
      const both = await own.browser.open(`${profile}&lang=${lang}`);
      expect(listed(both.text)).toHaveLength(2);
      expect(both.text).toContain(all);
    },
  );

  test('say when each began and when the shop last saw it, the last one first', async () => {
    const [own, other] = [await on(laptop), await on(phone)];
    const since = Date.parse('2030-01-02T10:00:00Z');
    const seen = (day: number) => since + day * 86_400_000;
    opened.world.shopSessions = [
      { sid: await sidOf(own), since, seen: seen(1) },
      { sid: await sidOf(other), since, seen: seen(2) },
    ];
    const { text } = await own.browser.open(profile);
    expect(listed(text)).toEqual(['Chrome, Android-laite', 'Firefox, Linux-tietokone']);
    expect(text).toContain('Käytetty viimeksi 4. tammikuuta 2030 klo 12.00');
  });

  test('are of the account alone, and are in the export of its data (L29)', async () => {
    await on(laptop);
    const stranger = await addAccount(database());
    const theirs = await logIn(opened.service, stranger.email);
    expect(listed((await theirs.browser.open(profile)).text)).toEqual(['Tuntematon laite']);
    const exported = await exportAccount(database().db, accountId);
    expect(exported?.logins).toMatchObject([{ device: { browser: 'Firefox', system: 'linux' } }]);
  });

  test('end one by one, at the provider and at the shop', async () => {
    const [own, other, third] = [await on(laptop), await on(phone), await on()];
    const sid = await sidOf(other);
    const page = await own.browser.open(profile);
    const login = /name="login" value="([^"]+)"[^<]*<button[^>]*Chrome/.exec(
      page.text.replaceAll(/\s+/g, ' '),
    )?.[1];
    const after = await own.browser.submit(page, { login: login ?? '' }, 'end-login');
    expect(after.text).toContain('Laite on kirjattu ulos.');
    expect(listed(after.text).toSorted()).toEqual(['Firefox, Linux-tietokone', 'Tuntematon laite']);
    expect(opened.world.endedSids).toEqual([sid]);
    expect([await renews(own), await renews(other), await renews(third)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await isLoggedIn(other.browser)).toBe(false);
    expect(await isLoggedIn(own.browser)).toBe(true);
    // The page of a moment ago is sent again.
    const again = await own.browser.submit(page, { login: login ?? '' }, 'end-login');
    expect([again.status, listed(again.text)]).toEqual([200, listed(after.text)]);
  });

  test('end all at once but this device’s', async () => {
    const [own, ...others] = [await on(laptop), await on(phone), await on()];
    const page = await own.browser.open(profile);
    const after = await own.browser.submit(page, {}, 'end-other-logins');
    expect(after.text).toContain('Kaikki muut laitteet on kirjattu ulos.');
    expect(listed(after.text)).toEqual(['Firefox, Linux-tietokone']);
    expect(opened.world.ended).toEqual([{ customerId: accountId, keep: [await sidOf(own)] }]);
    expect(await renews(own)).toBe(true);
    for (const other of others) {
      expect(await renews(other)).toBe(false);
      expect(await isLoggedIn(other.browser)).toBe(false);
    }
  });

  test('of another account, and this device’s own, do not end by a forged form', async () => {
    const own = await on(laptop);
    await on(phone);
    const stranger = await addAccount(database());
    const theirs = await logIn(opened.service, stranger.email);
    const page = await own.browser.open(profile);
    const rows = await database().db.select({ id: artifact.idHash }).from(artifact);
    const foreign = rows.map(({ id }) => id).filter((id) => !page.text.includes(id));
    expect(foreign.length).toBeGreaterThan(2);
    for (const login of [...foreign, await sidOf(own), '', 'nonsense'])
      await own.browser.submit(page, { login }, 'end-login');
    expect(await renews(theirs)).toBe(true);
    expect(await isLoggedIn(own.browser)).toBe(true);
    expect(opened.world.endedSids).toEqual([]);
  });

  test('that only the shop still has are listed and end there', async () => {
    const own = await on(laptop);
    const sid = hash('a grant that is gone');
    opened.world.shopSessions = [{ sid, since: 0, seen: 0 }];
    const page = await own.browser.open(profile);
    expect(listed(page.text)).toEqual(['Firefox, Linux-tietokone', 'Tuntematon laite']);
    await own.browser.submit(page, {}, 'end-login');
    expect(opened.world.endedSids).toEqual([sid]);
    expect(await isLoggedIn(own.browser)).toBe(true);
  });
});
