import { expect, test } from 'vitest';
import { customerFrom, loginFrom } from './customer.ts';

const nobody = { sub: 'person-1' };

test('e-mail and phone are those of the standard claims (R203)', () => {
  const claims = { ...nobody, email: 'elli@koti.example', phone_number_verified: true };
  expect(customerFrom(claims)).toMatchObject({ email: 'elli@koti.example', phoneVerified: true });
});

test('the standard’s one address is the customer’s, on one line, with name and phone (R203)', () => {
  const address = {
    formatted: 'whatever',
    street_address: 'Metsätie 4 B 7\r\nc/o Virtanen',
    postal_code: '33100',
    locality: 'Tampere',
    country: 'FI',
  };
  const person = { given_name: 'Elli', family_name: 'Muualta', phone_number: '+358401234567' };
  expect(customerFrom({ ...nobody, ...person, address }).addresses).toEqual([
    {
      firstName: 'Elli',
      lastName: 'Muualta',
      streetAddress: 'Metsätie 4 B 7, c/o Virtanen',
      postcode: '33100',
      city: 'Tampere',
      phone: '+358401234567',
    },
  ]);
});

test.each([null, 'Metsätie 4', {}, { formatted: 'Metsätie 4\n33100 Tampere' }, 7])(
  'an address that cannot be read is none: %o',
  (address) => {
    expect(customerFrom({ ...nobody, address }).addresses).toEqual([]);
  },
);

test('the list of addresses, where a provider has one, comes before the standard’s one', () => {
  const own = { streetAddress: 'Oma tie 1', postcode: '00100', city: 'Helsinki' };
  const address = { street_address: 'Muu tie 2', postal_code: '00200', locality: 'Helsinki' };
  const { addresses } = customerFrom({ ...nobody, addresses: [own], address });
  expect(addresses.map(({ streetAddress }) => streetAddress)).toEqual(['Oma tie 1']);
});

test.each([
  [{}, { providerSession: null, provenFor: null }],
  [
    { sid: 's-1', auth_time: 100, iat: 160 },
    { providerSession: 's-1', provenFor: 60 },
  ],
  [
    { sid: 's', auth_time: 170, iat: 160 },
    { providerSession: 's', provenFor: 0 },
  ],
  [{ auth_time: 100 }, { providerSession: null, provenFor: null }],
  [{ iat: 160 }, { providerSession: null, provenFor: null }],
  [
    { sid: '', auth_time: '100', iat: -1 },
    { providerSession: null, provenFor: null },
  ],
])('the claims %j of a log-in are read as %j', (claims, reported) => {
  expect(loginFrom(claims)).toEqual(reported);
});

test('there is no customer without a name of their own at the provider', () => {
  expect(customerFrom({ sub: 'x' }).sId).toBe('x');
  expect(() => customerFrom({ sub: '' })).toThrow('sub');
  expect(() => customerFrom({})).toThrow('sub');
});

test('claims that cannot be read are none: too long, too many, or of another type', () => {
  const address = { firstName: 'x'.repeat(300), streetAddress: 'x'.repeat(301) };
  const read = (count: number) =>
    customerFrom({ ...nobody, addresses: Array.from({ length: count }, () => address) }).addresses;
  expect(read(50)).toHaveLength(50);
  expect(read(1)[0]).toMatchObject({ firstName: address.firstName, streetAddress: '' });
  expect(read(51)).toEqual([]);
  const flags = { is_coop: 'true', phone_number_verified: 1, bonus_card: 1234 };
  expect(customerFrom({ ...nobody, ...flags })).toMatchObject({
    isCoop: false,
    phoneVerified: false,
    bonusCard: null,
  });
  expect(loginFrom({ sid: 'x'.repeat(300) }).providerSession).toHaveLength(300);
  expect(loginFrom({ sid: 'x'.repeat(301) }).providerSession).toBeNull();
});
