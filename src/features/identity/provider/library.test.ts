import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Adapter, AdapterPayload, Configuration } from 'oidc-provider';
import { expect, test } from 'vitest';
import { logoutFormIn, Provider, sessionIn } from './library.ts';
import { exchangeOf } from './node-bridge.ts';

/** The version whose source was last read for the undocumented details in library.ts. */
const readIn = '9.13.3';

const issuer = 'http://provider.test';

/** The library's objects, in memory. */
function memory(): Configuration['adapter'] {
  const kept = new Map<string, AdapterPayload>();
  const find = async (is: (one: AdapterPayload, id: string) => boolean) =>
    [...kept].find(([id, one]) => is(one, id))?.[1];
  const adapter: Adapter = {
    upsert: async (id, payload) => void kept.set(id, payload),
    find: (wanted) => find((_, id) => id === wanted),
    findByUid: (uid) => find((one) => one.uid === uid),
    findByUserCode: async () => undefined,
    destroy: async (id) => void kept.delete(id),
    consume: async () => undefined,
    revokeByGrantId: async () => undefined,
  };
  return () => adapter;
}

function makeProvider() {
  const provider = new Provider(issuer, {
    adapter: memory(),
    cookies: { keys: ['a key of the test'] },
    jwks: { keys: [] },
    ttl: { Session: 60 },
    routes: { end_session: '/logout' },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => void (ctx.body = form) },
    },
  });
  provider.silent = true;
  const exchange = (path: string, cookies: string[] = [], body?: Record<string, string>) =>
    exchangeOf(
      new Request(issuer + path, {
        headers: { cookie: cookies.map((one) => one.split(';')[0]).join('; ') },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      }),
      issuer,
    );
  return {
    session: (cookies?: string[]) => sessionIn(provider, exchange('/', cookies)),
    async send(...request: Parameters<typeof exchange>) {
      const { req, res, response: answer } = exchange(...request);
      await provider.callback()(req, res);
      return answer();
    },
  };
}

const loggedIn = { newUid: 'another-uid', seconds: 60, path: '/' };

test('what is used of the library beyond its documentation was read in the version that is installed', () => {
  const file = new URL('../package.json', import.meta.resolve('oidc-provider'));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(version, 'library.ts says what is to be read again').toBe(readIn);
});

test('no other file of the shop runs code of the library', () => {
  const root = join(import.meta.dirname, '../../..');
  const users = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /(?:^import (?!type).*from|import\() ?'oidc-provider'/m.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(users.toSorted()).toEqual([
    'features/identity/provider/library.ts',
    'features/session/testing/provider.ts',
  ]);
});

test('the library says something of this Node when it is imported, and here it does not', async () => {
  const heard = async (module: string) => {
    const code = `await import(${JSON.stringify(module)})`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
    return (await run).stderr;
  };
  expect(await heard('oidc-provider')).toContain('WARNING');
  expect(await heard(join(import.meta.dirname, 'library.ts'))).toBe('');
});

test('an account is logged in for the browser; another one gets a new uid and nothing of what was granted', async () => {
  const { session } = makeProvider();
  const before = await session();
  expect(before).toMatchObject({ accountId: null, grantIds: [] });
  const cookies = await before.logIn('aino', loggedIn);
  expect(cookies.join()).toMatch(/path=\/;.*samesite=lax; httponly/);
  const aino = await session(cookies);
  expect(aino).toMatchObject({ accountId: 'aino', uid: 'another-uid' });
  const again = await session(await aino.logIn('aino', { ...loggedIn, newUid: 'unused' }));
  expect(again.uid).toBe('another-uid');
  const onni = await session(await again.logIn('onni', { ...loggedIn, newUid: 'third-uid' }));
  expect(onni).toMatchObject({ accountId: 'onni', uid: 'third-uid', grantIds: [] });
});

test('the form that logs out is found where the library asks, and where its own page would send it on', async () => {
  const { send, session } = makeProvider();
  const nobody = logoutFormIn(await (await send('/logout')).text());
  expect(nobody).toEqual({ secret: expect.stringMatching(/^[\w-]{20,}$/), isSentOn: true });

  const cookies = await (await session()).logIn('aino', loggedIn);
  const asked = await send('/logout', cookies);
  const form = logoutFormIn(await asked.text());
  expect(form).toEqual({ secret: expect.stringMatching(/^[\w-]{20,}$/), isSentOn: false });
  await send('/logout/confirm', cookies, { xsrf: 'of-another-page', logout: 'yes' });
  expect((await session(cookies)).accountId).toBe('aino');
  const done = await send('/logout/confirm', cookies, { xsrf: form?.secret ?? '', logout: 'yes' });
  expect(done.status).toBe(303);
  expect((await session(cookies)).accountId).toBeNull();
});

test('a page without the form has none', () => {
  expect(logoutFormIn('<form method="post" action="/logout/confirm"></form>')).toBeNull();
});
