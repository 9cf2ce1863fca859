import { createMemoryRouter, redirect, type DataRouter } from 'react-router';
import { expect, test } from 'vitest';
import { followVisit } from './follow-visit.ts';

/** A small shop with a page, a cart that redirects, and a form that answers. */
async function open(start = '/sv/kategoria/muoti?sivu=2') {
  const names = ['/sv/kategoria/muoti', '/sv/tuote/a/1', '/sv/kassa'];
  const pages = names.map((path) => ({
    id: path.replace('/sv/', ''),
    path,
    loader: ({ request }: { request: Request }) => ({ at: new URL(request.url).search }),
    action: async ({ request }: { request: Request }) => {
      const form = await request.formData();
      if (form.get('delivery')) throw redirect('/sv/kassa?vaihe=maksu');
      return { added: Number(form.get('quantity')) };
    },
  }));
  const broken = {
    path: '/sv/rikki',
    loader: () => {
      throw new Error('broken');
    },
  };
  const router = createMemoryRouter([...pages, broken], { initialEntries: [start] });
  await settled(router);
  const seen: unknown[] = [];
  const end = followVisit(router as DataRouter, {
    page: ({ id, path, search, data }) => seen.push(['page', id, path, search, data]),
    form: ({ to, fields, page, result, next }) =>
      seen.push(['form', to, String(fields), page.id, result, next]),
    left: () => seen.push('left'),
  });
  return { router, seen, end };
}

const settled = async (router: DataRouter) => {
  while (!router.state.initialized || router.state.navigation.state !== 'idle')
    await new Promise((resolve) => setTimeout(resolve));
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const first = ['page', 'kategoria/muoti', '/kategoria/muoti', '?sivu=2', { at: '?sivu=2' }];

test('each page is seen once with its data, and was left before the next one (R381)', async () => {
  const { router, seen, end } = await open();
  await router.revalidate();
  await router.navigate('/sv/tuote/a/1');
  await router.navigate('/sv/tuote/a/1#arviot');
  end();
  await router.navigate('/sv/kassa');
  const product = ['page', 'tuote/a/1', '/tuote/a/1', '', { at: '' }];
  expect(seen).toEqual([first, 'left', product]);
});

test('a page that fails was left, and is none (R381)', async () => {
  const { router, seen } = await open();
  await router.navigate('/sv/rikki');
  await router.navigate('/sv/kategoria/muoti?sivu=2');
  expect(seen).toEqual([first, 'left', first]);
});

test('a form of a part of the page is seen when it is answered, with no more than events need', async () => {
  const { router, seen } = await open('/sv/tuote/a/1');
  const formData = formOf({ quantity: '2', email: 'aino@example.fi' });
  await router.fetch('buy', 'tuote/a/1', '/sv/tuote/a/1', { formMethod: 'POST', formData });
  const form = ['form', '/tuote/a/1', 'quantity=2', 'tuote/a/1', { added: 2 }, null];
  expect(seen.slice(1)).toEqual([form]);
});

test('a form that leads to another page is seen before that page', async () => {
  const { router, seen } = await open('/sv/kassa?vaihe=toimitus');
  const formData = formOf({ delivery: 'posti locker' });
  await router.navigate('/sv/kassa?vaihe=toimitus', { formMethod: 'POST', formData });
  const next = { path: '/kassa', search: '?vaihe=maksu' };
  expect(seen.slice(1)).toEqual([
    ['form', '/kassa', 'delivery=posti+locker', 'kassa', undefined, next],
    'left',
    ['page', 'kassa', '/kassa', '?vaihe=maksu', { at: '?vaihe=maksu' }],
  ]);
});
