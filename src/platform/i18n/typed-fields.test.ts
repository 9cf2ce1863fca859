import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  emailOf,
  isPhone,
  isPostcode,
  numberOf,
  phoneOf,
  postcodeOf,
  withWrittenPhone,
  writtenPhone,
} from './typed-fields.ts';

const reads = {
  phone: phoneOf,
  email: emailOf,
  postcode: postcodeOf,
  number: numberOf,
  code: codeOf,
};

/** What is stored, and ways to write it. */
const ways: [field: keyof typeof reads, stored: string, written: string[]][] = [
  [
    'phone',
    '+358401234567',
    [
      '0401234567',
      '040 123 4567',
      '040-1234567',
      '040–123–4567',
      '040\u2011123\u22124567',
      '040/123 4567',
      '040.123.4567',
      '(040) 123 4567',
      '+358401234567',
      '+358 40 123 4567',
      '+358 (0)40 123 4567',
      '+358(0)401234567',
      '00358401234567',
      '00358 40 123 4567',
      '358401234567',
      'tel:+358401234567',
      ' 040 123 4567 ',
      '040\u00A0123\u202F4567',
      '040\t1234567\n',
      '\u202A040 123 4567\u202C',
      '\u200E+358 40 123 4567\u200F',
      '\u2066040 1234567\u2069',
      '040\u200B123\u20604567',
      '\uFEFF0401234567',
      '０４０ １２３ ４５６７',
      '＋358 40 123 4567',
    ],
  ],
  ['phone', '+35891234567', ['09 123 4567', '(09) 123 4567', '+358 9 123 4567', '00358 9 1234567']],
  ['phone', '+3581812345', ['018 12345', '+358 18 12345']],
  ['phone', '+46812345678', ['+46 8 123 456 78', '+46 (0)8 123 456 78', '0046812345678']],
  ['phone', '+37251234567', ['+372 5123 4567', '00372 51234567']],
  ['phone', '+12125550100', ['+1 212 555 0100', '+1 (212) 555-0100', '+1-212-555-0100']],
  ['phone', '+442079460123', ['+44 20 7946 0123', '+44 (0)20 7946 0123']],
  [
    'email',
    'aino@example.com',
    [
      'aino@example.com',
      ' aino@example.com ',
      'aino@example.com\u00A0',
      'aino@example.com\r\n',
      '\u202Aaino@example.com\u202C',
      'aino\u200B@example.com',
      'aino @ example.com',
      'aino@\u00ADexample.com',
      'mailto:aino@example.com',
      'MAILTO:aino@example.com',
      '<aino@example.com>',
    ],
  ],
  ['email', 'Käyttäjä@example.com', ['Ka\u0308ytta\u0308ja\u0308@example.com']],
  [
    'postcode',
    '00100',
    [
      '00100',
      '00 100',
      '001 00',
      ' 00100\u00A0',
      '00\u202F100',
      '00\u2013100',
      'FI-00100',
      'FI 00100',
      'fi00100',
      'FIN-00100',
      '０0100',
      '\u200B00100',
    ],
  ],
  ['postcode', '22100', ['AX-22100', 'ax 22 100']],
  [
    'number',
    '10000123',
    [
      '10000123',
      '#10000123',
      '# 10 000 123',
      '10.000.123',
      '1000-0123',
      '1000–0123',
      '１0000123\u200B',
    ],
  ],
  ['number', '123456789012', ['1234 5678 9012', '1234-5678-9012', '1234\u00A05678\u00A09012']],
  ['code', 'JOULU-26', ['JOULU-26', ' JOULU-26 ', 'JOULU–26', 'JOULU - 26', '\u200BJOULU\u201126']],
];

describe('what people type and paste', () => {
  it.each(
    ways.flatMap(([field, stored, written]) =>
      written.map((text) => [field, text, stored] as const),
    ),
  )('as %s: %j is %s', (field, text, stored) => {
    expect(reads[field](text)).toBe(stored);
  });

  it.each([
    '',
    '12',
    '112',
    'abc',
    '040-KAUPPA',
    '040 1234567 tai 050',
    '+',
    '0401234567890123456',
  ])('is no telephone number when it is %j', (text) => {
    expect(isPhone(phoneOf(text))).toBe(false);
  });

  it.each([
    ['00100', true],
    ['99999', true],
    ['00000', false],
    ['0010', false],
    ['001000', false],
    ['', false],
  ])('is a postcode when it is %j: %s', (text, is) => {
    expect(isPostcode(text)).toBe(is);
  });

  it('that is not understood stays to be read by whoever typed it', () => {
    expect(phoneOf(' soita\u200B illalla ')).toBe('soita illalla');
    expect(postcodeOf('00100 Helsinki')).toBe('00100 Helsinki');
  });

  it('is read the same again', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.stringMatching(/^\+?[\d ()./–-]{0,18}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(reads)), texts, (read, text) => {
        const once = read(text.toWellFormed());
        expect(read(once)).toBe(once);
      }),
    );
  });
});

describe('a stored telephone number', () => {
  it.each([
    ['+358401234567', '040 1234567'],
    ['0401234567', '040 1234567'],
    ['+46812345678', '+46 8 123 456 78'],
    ['0000000', '0000000'],
    ['', ''],
  ])('%s is shown as %s, which is read as the same', (stored, shown) => {
    expect(writtenPhone(stored)).toBe(shown);
    expect(phoneOf(shown)).toBe(phoneOf(stored));
    expect(withWrittenPhone({ phone: stored, city: 'Turku' })).toEqual({
      phone: shown,
      city: 'Turku',
    });
  });
});
