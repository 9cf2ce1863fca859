/** Customers and bonus cards of the demo shop; their logins are in logins.json, which `npm start` prints. */
import { readFileSync } from 'node:fs';
import type { DemoCustomer } from '#features/identity/demo.ts';

interface Login {
  email: string;
  password: string;
}

type Person = Omit<DemoCustomer, keyof Login>;

const address = (
  firstName: string,
  lastName: string,
  rest: Record<'streetAddress' | 'postcode' | 'city' | 'phone', string>,
) => ({
  firstName,
  lastName,
  ...rest,
});

const aino = {
  streetAddress: 'Aittapolku 3 A 7',
  postcode: '00500',
  city: 'Helsinki',
  phone: '0401234567',
};
const onni = {
  streetAddress: 'Myllytie 12',
  postcode: '33100',
  city: 'Tampere',
  phone: '0407654321',
};

/** In the order of the logins. */
const people: Person[] = [
  {
    givenName: 'Aino',
    familyName: 'Aalto',
    phone: aino.phone,
    language: 'fi',
    addresses: [address('Aino', 'Aalto', aino)],
    bonusCard: '241000000018',
    isCoop: true,
  },
  {
    givenName: 'Onni',
    familyName: 'Oksanen',
    phone: onni.phone,
    language: 'fi',
    addresses: [address('Onni', 'Oksanen', onni)],
    bonusCard: '241000000026',
    isCoop: false,
  },
  {
    givenName: 'Siiri',
    familyName: 'Sundberg',
    phone: '',
    language: 'sv',
    addresses: [],
    bonusCard: null,
    isCoop: false,
  },
];

const logins = JSON.parse(readFileSync(new URL('logins.json', import.meta.url), 'utf8')) as Login[];

export const demoCustomers: DemoCustomer[] = people.map((person, at) => {
  const login = logins[at];
  if (!login) throw new Error('seed/logins.json lacks a login.');
  return { ...person, email: login.email, password: login.password };
});

/** The customers' cards, and some that anybody may attach. */
export const demoCards = [
  { number: '241000000018', isCoop: true },
  { number: '241000000026', isCoop: false },
  { number: '241000000034', isCoop: true },
  { number: '241000000042', isCoop: true },
  { number: '241000000059', isCoop: false },
  { number: '241000000067', isCoop: false },
];
