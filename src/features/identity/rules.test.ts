import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCardNumber, printedCard } from './accounts/rules/bonus-card.ts';
import { budgets, networkOf } from './accounts/rules/budgets.ts';
import { faultsIn } from './pages/rules/forms.ts';
import { passwordFault } from './accounts/rules/password.ts';
import { fromBase64, safeReturnUrl } from './pages/rules/return-url.ts';

describe('passwords', () => {
  test.each([
    ['lyhyt sana', 'shortPassword'],
    ['x'.repeat(201), 'longPassword'],
    // At the top of the lists of stolen passwords that are long enough.
    ...`1q2w3e4r5t6y q1w2e3r4t5y6 zaq12wsxcde3 qazwsxedcrfv 123qweasdzxc P@ssw0rd1234 hunter2hunter2
      jennifer1234 pokemon123456 trustno1trustno1 123456789012 1234567890123 qwertyuiop123 iloveyou1234
      password1234 passwordpassword PasswordPassword qwertyqwerty aaaaaaaaaaaaaa abababababab correcthorsebatterystaple`
      .split(/\s+/)
      .map((password) => [password, 'commonPassword']),
    // What people in Finland take.
    ...`salasana123456 Salasana2026!! koira123koira maanantai1234 tammikuu2026 vadelmahillo minarakastansinua
      Helsinki2026! lösenord1234 qwertyuiopå1`
      .split(/\s+/)
      .map((password) => [password, 'commonPassword']),
    ...[
      'maija.mallikas',
      'Maija Mallikas!',
      'maijamallikas1985',
      'mallikas-2026',
      'Aittakauppa1',
    ].map((password) => [password, 'personalPassword']),
  ])('%s is refused', (password, fault) => {
    const known = ['Maija', 'Maija Mallikas', 'maija.mallikas@mail.test', 'Aittakauppa'];
    expect(passwordFault(password, known)).toBe(fault);
  });

  test.each([
    'kolme pientä possua',
    'aitta-demo-2026',
    '🐴🐴🐴🐴🐸🐸🐸🐸🐷🐮🐶🐱',
    'TrGh2 8kk_0pQ',
    'villasukat-sarvi-9',
    'Maija ja kolme karhua 38',
    'hyvä-tuuli-mylly-7',
  ])('%s is good; no kind of sign is asked for', (password) =>
    expect(passwordFault(password, ['Maija', 'hy'])).toBeNull(),
  );

  const good = 'Tr8h2kk0pQvX'.repeat(17);
  test.each([
    [11, 'shortPassword'],
    [12, null],
    [199, null],
    [200, null],
    [201, 'longPassword'],
  ])('of %i signs: %s', (length, fault) => {
    expect(passwordFault(good.slice(0, length - 1) + 'é', [])).toBe(fault);
  });
});

test.each([
  ['loginFromNetwork', 100, 'PT6S'],
  ['loginFromDevice', 10, 'PT1M'],
  ['loginFromElsewhere', 10, 'PT1M'],
  ['loginFromStrangers', 50, 'PT5M'],
  ['mailsFromNetwork', 20, 'PT1M'],
  ['mailsToAddress', 5, 'PT10M'],
  ['mailsToStranger', 2, 'PT12H'],
  ['linkPasswords', 10, 'PT10M'],
  ['ownPages', 10, 'PT2M'],
] as const)('of %s there may be %i, and one more every %s', (name, capacity, every) => {
  const seconds = Temporal.Duration.from(every).total('seconds');
  expect(budgets[name]).toEqual({ capacity, seconds });
});

describe('return addresses', () => {
  const origins = ['https://shop.test'];

  test('an address of the shop is kept as it is', () => {
    expect(safeReturnUrl('https://shop.test/a?b=c#d', origins)).toBe('https://shop.test/a?b=c#d');
  });

  test('whatever is let through is on an allowed origin, as a browser reads it', () => {
    const pieces = fc.constantFrom(
      'https:',
      '//',
      '/',
      '\\',
      '@',
      'shop.test',
      'evil.test',
      '.',
      '\t',
      ' ',
      '?',
      '#',
      ':443',
      '%2f',
    );
    const address = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(address, (text) => {
        const url = safeReturnUrl(text, origins);
        const isPlain = /^https:\/\/shop\.test\/[\w?#.]*$/.test(text);
        expect([url === null ? null : new URL(url).origin, url !== null || !isPlain]).toEqual([
          url && 'https://shop.test',
          true,
        ]);
      }),
    );
  });

  test.each(['aino@', 'aino:x@', ':x@'])('an address that names somebody, %s, is none', (who) => {
    expect(safeReturnUrl(`https://${who}shop.test/`, origins)).toBeNull();
  });

  test('base64 of both alphabets is read, and nothing else (R227)', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const bytes = Buffer.from(url);
        expect(fromBase64(bytes.toString('base64'))).toBe(url);
        expect(fromBase64(bytes.toString('base64url'))).toBe(url);
      }),
    );
    for (const wrong of ['', 'https://shop.test', '%', 'a', '____'])
      expect(fromBase64(wrong)).toBeNull();
  });
});

describe('bonus cards', () => {
  test('every single mistyped digit is noticed', () => {
    const number = '241000000034';
    const typed = [...number].flatMap((_, place) =>
      [...'0123456789'].map((digit) => [...number].with(place, digit).join('')),
    );
    expect(new Set(typed.filter(isCardNumber))).toEqual(new Set([number]));
    expect(printedCard('241000000034')).toBe('2410 0000 0034');
    expect(['24100000003', '2410000000340', '24100000003x'].map(isCardNumber)).not.toContain(true);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['1::2:3:4:5:6', '1:0:0:2::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  ['email', 'nimi@esimerkki.fi', undefined],
  ['email', 'nimi@esimerkki', 'badEmail'],
  ['email', 'a b@c.fi', 'badEmail'],
  ['email', 'a@b.fi>\r\nBcc: x@y.fi', 'badEmail'],
  ['firstName', ' Anne-Maj\t', undefined],
  ['email', '', 'required'],
  ['phone', '', undefined],
  ['phone', '+358 40 1234567', undefined],
  ['phone', 'soita', 'badPhone'],
  ['postcode', '00100', undefined],
  ['postcode', '100', 'badPostcode'],
  ['postcode', '00000', 'badPostcode'],
  ['lastName', 'x'.repeat(100), undefined],
  ['lastName', 'x'.repeat(101), 'tooLong'],
  ['postcode', '', 'required'],
  ['firstName', ' ', 'required'],
])('%s "%s": %s', (name, value, fault) => expect(faultsIn({ [name]: value })[name]).toBe(fault));
