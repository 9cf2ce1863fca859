import { lte } from 'drizzle-orm';
import * as openid from 'openid-client';
import { beforeEach, expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import { makeLog } from '#platform/log.ts';
import { entries, noteAct } from '../audit/repository.ts';
import type { Actor } from '../audit/record.ts';
import type { Permission } from './contract.ts';
import type { StaffDeps } from './deps.ts';
import { makeStaffApp } from './http.ts';
import { addClient, changeSecret, removeClient } from './operations/clients.ts';
import { token } from './tables.ts';

const typed: Actor = { kind: 'command', id: 'root', name: 'root', address: null };
const tokenUrl = 'https://desk.test/staff/v1/token';

onOneDatabase('the staff API', (database) => {
  let now: Temporal.Instant;
  let deps: StaffDeps;
  let send: (url: string, init?: RequestInit) => Promise<Response>;
  beforeEach(() => {
    now = Temporal.Instant.from('2026-11-24T10:00:00Z');
    deps = {
      db: database().db,
      note: (tx, actor, act) => noteAct(tx, actor, act, now),
      entries,
      addressOf: () => '192.0.2.7',
      now: () => now,
    };
    const app = makeServiceApp({ title: 'Staff API', version: '1' }, makeLog('silent'));
    app.route('/', makeStaffApp(deps));
    send = async (url, init) => app.fetch(new Request(url, init));
  });

  let count = 0;
  const added = async (permissions: Permission[] = ['audit:read']) => {
    count += 1;
    const id = `erp-${count}`;
    const secret = await addClient(deps, typed, { id, name: 'ERP', permissions });
    return { id, secret: secret ?? '' };
  };
  const configured = ({ id, secret }: { id: string; secret: string }, auth: openid.ClientAuth) => {
    const metadata = { issuer: 'https://desk.test', token_endpoint: tokenUrl };
    const configuration = new openid.Configuration(metadata, id, { client_secret: secret }, auth);
    configuration[openid.customFetch] = (url, init) => send(url, init as RequestInit);
    return configuration;
  };
  const grant = (client: { id: string; secret: string }, scope?: string) =>
    openid.clientCredentialsGrant(
      configured(client, openid.ClientSecretBasic(client.secret)),
      scope === undefined ? {} : { scope },
    );
  const audit = (accessToken: string, query = '') =>
    send(`https://desk.test/staff/v1/audit${query}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });

  test('gives tokens to any OAuth 2.0 client, with its secret in the header or the form', async () => {
    const client = await added(['audit:read', 'orders:read']);
    const { access_token: one, ...given } = await grant(client);
    expect(given).toMatchObject({ expires_in: 900, scope: 'orders:read audit:read' });
    expect((await audit(one)).status).toBe(200);
    const posting = configured(client, openid.ClientSecretPost(client.secret));
    const { access_token: other, scope } = await openid.clientCredentialsGrant(posting, {
      scope: 'audit:read',
    });
    expect(scope).toBe('audit:read');
    expect((await audit(other)).status).toBe(200);
  });

  test.each([
    ['another secret', (client: { id: string; secret: string }) => ({ ...client, secret: 'x' })],
    [
      'an id that there is not',
      (client: { id: string; secret: string }) => ({ ...client, id: 'x' }),
    ],
  ])('refuses %s', async (_, change) => {
    const refused = grant(change(await added()));
    await expect(refused).rejects.toMatchObject({ status: 401 });
  });

  test('refuses a scope that the client does not have, and says what it may', async () => {
    const refused = grant(await added(['orders:read']), 'audit:read');
    await expect(refused).rejects.toMatchObject({
      status: 400,
      error: 'invalid_scope',
      error_description: 'The client may: orders:read.',
    });
  });

  test.each([
    [{}, 'invalid_request'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'client_credentials' }, 'invalid_client'],
  ])('answers the form %j with %s', async (form, error) => {
    const body = new URLSearchParams(form as Record<string, string>);
    const answer = await send(tokenUrl, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ error });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('ends a token after 15 minutes, and deletes it with the next one that is given', async () => {
    const { access_token: accessToken } = await grant(await added());
    now = now.add({ seconds: 899 });
    expect((await audit(accessToken)).status).toBe(200);
    now = now.add({ seconds: 1 });
    const refused = await audit(accessToken);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'token-invalid' }]);
    await grant(await added());
    expect(await deps.db.$count(token, lte(token.expiresAt, now))).toBe(0);
  });

  test.each([
    ['is removed', (id: string) => removeClient(deps, typed, id)],
    ['gets another secret', (id: string) => changeSecret(deps, typed, id)],
  ])('ends tokens and secret at once when a client %s', async (_, change) => {
    const client = await added();
    const { access_token: accessToken } = await grant(client);
    expect(await change(client.id)).toBeTruthy();
    expect((await audit(accessToken)).status).toBe(401);
    await expect(grant(client)).rejects.toMatchObject({ status: 401 });
  });

  test('never gives an id to a second client', async () => {
    const { id } = await added();
    await removeClient(deps, typed, id);
    const permissions: Permission[] = ['orders:read'];
    expect(await addClient(deps, typed, { id, name: 'Other', permissions })).toBeNull();
    expect(await changeSecret(deps, typed, id)).toBeNull();
    expect(await removeClient(deps, typed, id)).toBe(false);
  });

  test('refuses who lacks the permission, and names it', async () => {
    const { access_token: accessToken } = await grant(await added(['orders:read']));
    const refused = await audit(accessToken);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'permission-missing',
      message: 'The token lacks the permission audit:read',
    });
  });

  test('shows what was done page by page, and notes that it was read', async () => {
    const { id, secret } = await added();
    const { access_token: accessToken } = await grant({ id, secret });
    await audit(accessToken);
    const query = `?actorId=${id}`;
    const read = async (more = '') =>
      (await (await audit(accessToken, query + more)).json()) as {
        entries: { act: string; address: string }[];
        next: string | null;
      };
    expect((await read()).entries).toMatchObject([{ act: 'audit-read', address: '192.0.2.7' }]);
    const first = await read('&limit=1');
    expect(first.entries).toHaveLength(1);
    const second = await read(`&before=${first.next}`);
    expect(second.entries.map(({ act }) => act)).toEqual(['audit-read']);
    expect(second.next).toBeNull();
    const ofClient = await audit(accessToken, `?subject=client&subjectId=${id}`);
    expect(await ofClient.json()).toMatchObject({
      entries: [{ act: 'client-added', actor: { kind: 'command' }, after: { name: 'ERP' } }],
    });
  });
});
