import { describe, expect, test } from 'vitest';
import { makePaytrail } from '#features/payments/provider/paytrail.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { makePaytrailSimulator } from './simulator.ts';
import { bankPages } from './testing.ts';
import { acts } from './banks.ts';
import { translatorIn } from './translations.ts';

const account = { account: '375917', secret: 'SAIPPUAKAUPPIAS' };
const bank = 'http://bank.test';
const simulator = makePaytrailSimulator({
  ...account,
  publicUrl: bank,
  pages: bankPages,
  fetch: async () => {},
});
const provider = makePaytrail({
  ...account,
  url: bank,
  now: () => Temporal.Now.instant(),
  fetch: (request) => simulator.fetch(request),
});

const open = (language: Language, methodId: string) =>
  provider.create({
    reference: '10000001',
    amount: 123450,
    language,
    items: [{ productCode: '1', description: 'x', unitPrice: 123450, units: 1, vatPermille: 255 }],
    customer: { email: 'a@b.example', firstName: 'A', lastName: 'B', phone: '1' },
    methodId,
    returnUrl: 'http://shop.test/maksu/paluu',
    callbackUrl: 'http://shop.test/maksu/vahvistus',
  });

/** The bank's page, or its response to a button. */
async function pageOf(language: Language, methodId: string, more: Record<string, string> = {}) {
  const { redirect } = await open(language, methodId);
  const fields = redirect.fields.map(({ name, value }): [string, string] => [name, value]);
  const body = new URLSearchParams([...fields, ...Object.entries(more)]);
  const response = await simulator.request(redirect.url, { method: 'POST', body });
  return { status: response.status, html: await response.text() };
}

const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

describe.each(languages)('the bank in %s', (language) => {
  const t = translatorIn(language);

  test('is called as the method that was chosen, and offers everything in the language', async () => {
    const { html } = await pageOf(language, 'koivupankki');
    expect([titleIn(html), /<h1>(.*)<\/h1>/.exec(html)?.[1]]).toEqual([
      'Koivupankki',
      'Koivupankki',
    ]);
    expect(html).toContain(`<html lang="${language}"`);
    const buttons = [...html.matchAll(/<button [^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(buttons.toSorted()).toEqual(
      (Object.keys(acts) as (keyof typeof acts)[]).map((act) => t(`acts.${act}`)).toSorted(),
    );
    for (const word of ['order', 'toPay', 'note', 'others'] as const)
      expect(html).toContain(t(word));
  });

  test('names methods that are no banks in the language too', async () => {
    expect(titleIn((await pageOf(language, 'kortti')).html)).toBe(t('methods.kortti'));
    const methods = await provider.methods(123450, language);
    expect(methods.map(({ name }) => name).slice(3)).toEqual([
      t('methods.puhelinmaksu'),
      t('methods.kortti'),
      t('methods.eralasku'),
    ]);
  });
});

describe.each(languages)('credit in %s', (language) => {
  const t = translatorIn(language);

  test('is granted only to who was identified: nothing else can be done before (L08)', async () => {
    const before = await pageOf(language, 'eralasku');
    expect(before.html).toContain(t('identifyWhy'));
    expect(before.html).not.toContain('value="pay"');
    for (const act of Object.keys(acts).filter((one) => one !== 'cancel')) {
      const { status, html } = await pageOf(language, 'eralasku', { act });
      expect([act, status, html.includes(t('identify'))]).toEqual([act, 200, true]);
    }
    const other = await pageOf(language, 'eralasku', { act: 'pay', identify: 'somebody' });
    expect(other.html).toContain(t('identifyWhy'));
    expect((await pageOf(language, 'eralasku', { act: 'cancel' })).status).toBe(303);
  });

  test('is paid after the identification, which the page then shows (L08)', async () => {
    const { html } = await pageOf(language, 'eralasku', { identify: 'mobile' });
    expect(html).toContain(t('identified', { way: t('identifyBy.mobile') }));
    expect(html).toContain('value="pay"');
    const paid = await pageOf(language, 'eralasku', { identify: 'bank', act: 'pay' });
    expect(paid.status).toBe(303);
  });
});

test('methods without credit need no identification', async () => {
  for (const method of ['koivupankki', 'puhelinmaksu', 'kortti'])
    expect((await pageOf('fi', method)).html).toContain('value="pay"');
});

test.each(['constructor', '__proto__', 'toString', ''])(
  '"%s" is nothing to do at a bank',
  async (act) => {
    const { status, html } = await pageOf('fi', 'koivupankki', { act });
    expect([status, titleIn(html)]).toEqual([200, 'Koivupankki']);
  },
);

test('a payment nobody opened has no page', async () => {
  expect((await simulator.request(`${bank}/pay/unknown`)).status).toBe(404);
});
