/** Feedback and reports of barriers: by keyboard, without scripts, in three languages, read as mails. */
import type { Page } from '@playwright/test';
import { demoSpace } from '../src/features/content/testing.ts';
import { serverTranslator } from '../src/platform/i18n/server-messages.ts';
import { axe, expect, test, withoutScript } from './fixtures/test.ts';
import { mailsWith } from './steps/mails.ts';
import { openAs } from './steps/logging-in.ts';

const { seller } = demoSpace();

const numberOn = async (page: Page): Promise<string> => {
  await expect(page).toHaveURL(/\?viite=[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const number = new URL(page.url()).searchParams.get('viite') ?? '';
  await expect(page.getByText(number)).toBeVisible();
  return number;
};

/** How far the page reaches beyond the screen. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('feedback is given by keyboard: faults are named, nothing typed is lost, and the number is mailed (R402)', async ({
  page,
  shop,
  visit,
}) => {
  await visit('/myymalat');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Palaute', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palaute');
  await expect(page.getByLabel('Mitä sivua asia koskee')).toHaveValue('/myymalat');
  const email = page.getByLabel('Sähköposti');
  await email.fill('aino(at)example.com');
  await email.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('3 kohtaa pitää korjata');
  await expect(alert).toBeFocused();
  await axe(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const topic = page.getByLabel('Mitä palaute koskee');
  await expect(topic).toBeFocused();
  await expect(topic).toHaveAccessibleDescription('Valitse aihe.');
  await page.keyboard.type('Palvelu');
  await expect(topic).toHaveValue('store');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kiitos <b>ystävällisestä</b> palvelusta!');
  await expect(email).toHaveValue('aino(at)example.com');
  await email.fill('palaute-aino@example.com');
  await email.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiitos palautteestasi');
  const number = await numberOn(page);
  await expect(page.getByText(/Vastaamme sinulle viimeistään \d+\. \S+kuuta \d{4}/)).toBeVisible();
  await axe(page);
  const mails = await mailsWith(shop.mailFolder, number, 2);
  const [toSeller = '', toSender = ''] = [seller.email, 'palaute-aino@example.com'].map((to) =>
    mails.find((mail) => mail.includes(`\nTo: ${to}\n`)),
  );
  expect(toSeller).toContain('Reply-To: palaute-aino@example.com');
  expect(toSeller).toContain('Sivu: /myymalat');
  expect(toSeller).toContain('Kiitos &lt;b&gt;ystävällisestä&lt;/b&gt; palvelusta!');
  expect(toSender).toContain('Vastaamme sinulle tähän sähköpostiosoitteeseen');
  expect(toSender).not.toContain('palvelusta!');
  // The page again is the same receipt, not the same feedback once more.
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await page.getByRole('link', { name: 'Anna lisää palautetta' }).click();
  await expect(page.getByLabel('Viesti')).toHaveValue('');
});

test('a customer’s name and address are there, a message too long is kept, and pages fit 320 px (R018, R402)', async ({
  page,
  people,
  visit,
}) => {
  await openAs(page, people.aino, '/palaute');
  await expect(page.getByLabel('Sähköposti')).toHaveValue(people.aino.email);
  await expect(page.getByLabel('Nimi')).toHaveValue(/^Aino \S/);
  const long = `${'pitkä '.repeat(900)}loppu`;
  await page.getByLabel('Viesti').fill(long);
  await page.getByLabel('Mitä palaute koskee').selectOption('other');
  await page.getByRole('button', { name: 'Lähetä palaute' }).click();
  await expect(page.getByRole('alert')).toContainText(/Viestissä on 5\s405 merkkiä/);
  await expect(page.getByLabel('Viesti')).toHaveValue(long);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
  for (const path of ['/saavutettavuus', '/sv/saavutettavuus', '/en/saavutettavuus']) {
    await visit(path);
    await expect.poll(() => beyond(page), { message: path }).toBeLessThanOrEqual(0);
  }
  await axe(page);
});

for (const language of ['sv', 'en'] as const) {
  test.describe(`in ${language} without scripts`, () => {
    test.use({ ...withoutScript, language });

    test(`a barrier is reported, and the answer promised in 14 days (R018, R369)`, async ({
      page,
      problems,
      shop,
      visit,
    }) => {
      // A browser that runs no scripts refuses to load them in advance.
      problems.allow(/^request: csp \S+\.js$/);
      const t = serverTranslator(language, 'pages/parts/feedback');
      await visit('/saavutettavuus');
      await page.locator('main a[href="#lomake"]').click();
      await expect(page).toHaveURL(/#lomake$/);
      const form = page.getByRole('region', { name: t('barrierTitle') });
      const send = form.getByRole('button', { name: t('sendBarrier') });
      await form.getByLabel(t('barrier')).fill('Rad ett\n\nRad två');
      await form.getByLabel(t('email')).fill('onni');
      await send.click();
      await expect(form.getByRole('alert')).toContainText(t('faults.email'));
      await expect(form.getByLabel(t('barrier'))).toHaveValue('Rad ett\n\nRad två');
      await expect(form.getByLabel(t('email'))).toHaveValue('onni');
      await form.getByLabel(t('email')).fill(`barrier-${language}@example.com`);
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('thanks'));
      const number = await numberOn(page);
      await expect(page.getByText(t('barrierReceived'))).toBeVisible();
      const [mail] = await mailsWith(shop.mailFolder, `${number}: Saavutettavuus`, 1);
      expect(mail).toContain('Rad ett\n\nRad två');
      expect(mail).toContain('14 päivän kuluessa');
      await page.getByRole('link', { name: t('again') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/saavutettavuus#lomake$`));
    });
  });
}
