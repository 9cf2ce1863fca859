import { Visitor } from '../../src/services/attacks/testing/visitor.ts';

const address = {
  intent: 'address',
  email: 'aino@aitta.example',
  phone: '0401234567',
  firstName: 'Aino',
  lastName: 'Ostaja',
  streetAddress: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};

/** The pages of a guest who buys a product, and the guest's cookies. */
export async function cartPages(origin: string, product: string) {
  const guest = new Visitor(origin, fetch);
  const form = { sokId: product.split('/').at(-1) ?? '', quantity: '1', stay: '1' };
  await guest.send(product, { form });
  await guest.send('/kassa', { form: address });
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const pages: [kind: string, path: string][] = [
    ['cart', '/ostoskori'],
    ['checkout, address', '/kassa?vaihe=osoite'],
    ['checkout, delivery', '/kassa?vaihe=toimitus'],
  ];
  return { cookie, pages };
}
