/** Every public route has a limit, and each limit is what the lists say. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '#features/identity/accounts/rules/budgets.ts';
import { randomToken } from '#platform/ids.ts';
import routes from '../../routes.ts';
import { addressReader } from '../storefront/page-cache/address.ts';
import { calls, files, loginForms, pages } from './testing/limits.ts';
import { usualCall, type Document, type Operation } from './testing/nasty-calls.ts';
import { usual } from './testing/nasty-words.ts';
import { openTarget, publicUrl, type Target } from './testing/target.ts';

const src = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');
const formType = 'application/x-www-form-urlencoded';
/** A session that is unknown has ended already. */
const ending = 'post /v1/auth/logout';
const once = (names: string[]) => names.filter((name, at) => names.indexOf(name) === at);

describe('of the retail API', () => {
  let target: Target;
  let document: Document;
  beforeAll(async () => {
    target = await openTarget();
    document = (await (await target.send('/api/openapi.json')).json()) as Document;
    // Of the right form, and nobody's.
    for (const name of ['cartToken', 'authToken', 'fromCartToken', 'toCartToken', 'refreshToken'])
      usual[name] = randomToken();
  });
  afterAll(() => target.stop());

  const operationOf = (call: string): Operation & { responses?: object; security?: object } => {
    const [method = '', path = ''] = call.split(' ');
    return document.paths[path]?.[method] ?? {};
  };
  const statusOf = async (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    const { address, init } = usualCall(document, path, method);
    const named = address.replace('/shopping-lists/1', `/shopping-lists/${crypto.randomUUID()}`);
    const isForm = formType in (operationOf(call).requestBody?.content ?? {});
    const form = { method, body: new URLSearchParams({ logout_token: randomToken() }) };
    return (await target.send(`/api${named}`, isForm ? form : init)).status;
  };
  const statusesOf = (all: string[]) =>
    Promise.all(all.map(async (call) => [call, await statusOf(call)] as const));

  test('each call has one', () => {
    const known = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const listed = Object.values(calls).flat();
    expect(listed.toSorted()).toEqual(known.toSorted());
    expect(once(listed)).toEqual(listed);
  });

  test('who is counted may be refused with 429, and nobody else', () => {
    const refusing = Object.values(calls)
      .flat()
      .filter((call) => '429' in (operationOf(call).responses ?? {}));
    expect(refusing.toSorted()).toEqual(calls.counted.toSorted());
  });

  test('what is for the storefront or for customers alone is refused to anybody else', async () => {
    for (const [call, status] of await statusesOf(calls.storefront))
      expect([call, status]).toEqual([call, 403]);
    for (const [call, status] of await statusesOf(calls.customers))
      expect([call, status]).toEqual([call, 401]);
  });

  test('a guessed secret is refused', async () => {
    const others = calls.secret.filter((call) => call !== ending);
    for (const [call, status] of await statusesOf(others))
      expect([call, [400, 401, 404].includes(status)]).toEqual([call, true]);
    expect(await statusOf(ending)).toBe(200);
  });

  test('a read is a GET, and how much it reads has a largest value', () => {
    const unlimited = calls.reads.flatMap((call) =>
      (operationOf(call).parameters ?? [])
        .filter(({ schema = {} }) => !isLimited(schema as Limits))
        .map(({ name }) => name),
    );
    expect(unlimited.filter((name) => !compared.includes(name))).toEqual([]);
    expect(calls.reads.filter((call) => !call.startsWith('get '))).toEqual([]);
  });
});

/** Numbers that are compared with others, or say where a list begins: the largest costs no more than 1. */
const compared = ['ageLimit', 'amountEuroCents', 'from', 'itemsTotal'];

interface Limits {
  type?: string | string[];
  maximum?: number;
  maxItems?: number;
}

/** A text cannot be longer than the head of a request. */
function isLimited({ type, maximum, maxItems }: Limits): boolean {
  const types = [type].flat();
  if (types.includes('array')) return maxItems !== undefined;
  return !types.some((one) => one === 'integer' || one === 'number') || maximum !== undefined;
}

describe('of the shop', () => {
  const known = routes.map(({ id, path, index, file }) => ({
    id: id ?? file.replace(/\.tsx?$/, ''),
    path,
    index,
    file,
    parentId: 'root',
  }));
  const ids = known.map(({ id }) => id);

  test('each page is kept for everybody or made of calls that have one', () => {
    expect([...pages.kept, ...pages.personal].toSorted()).toEqual(ids.toSorted());
    const named = Object.fromEntries(known.map((route) => [route.id, route]));
    const readAddress = addressReader(named as never);
    const isKept = known.filter(({ path = '' }) => {
      const example = path.replaceAll(/[:*][^/]*/g, '1');
      return readAddress(`${publicUrl}/${example}`) !== null;
    });
    expect(isKept.map(({ id }) => id).toSorted()).toEqual(pages.kept.toSorted());
  });

  test('each page that takes forms is listed', () => {
    const taking = once(known.map(({ file }) => file)).filter((file) =>
      /export (?:async )?(?:function|const) action\b|export \{[^}]*\baction\b/.test(read(file)),
    );
    const names = taking.map((file) => file.replace(/^pages\/|\.tsx?$/g, ''));
    expect(names.toSorted()).toEqual(pages.forms.toSorted());
  });

  test('each file and post beside the pages has one', () => {
    const sources = ['storefront.ts', 'pictures.ts'].map((file) =>
      read(`services/storefront/${file}`),
    );
    const found = [...sources.join('').matchAll(/app\.(?:get|post)\('([^']+)'/g)];
    expect(found.map(([, path]) => path).toSorted()).toEqual(Object.keys(files).toSorted());
  });
});

test('of the identity provider, each page that takes forms is counted, and each budget counts one', () => {
  const folder = 'features/identity/pages';
  const taking = globSync('*.ts', { cwd: join(src, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\bapp\.post\(/.test(read(`${folder}/${file}`)));
  expect(taking.toSorted()).toEqual(Object.keys(loginForms));
  const used = once(Object.values(loginForms).flat());
  expect(used.toSorted()).toEqual(Object.keys(budgets).toSorted());
});
