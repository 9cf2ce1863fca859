import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '#platform/testing/eventually.ts';
import { copyMigrated } from '#platform/db/testing/migrated-copy.ts';
import { freePort } from '#platform/testing/ports.ts';
import { programOf } from '#platform/testing/program.ts';

/** How a process of the shop begins and ends. */
let folder = '';
const started: ChildProcess[] = [];
const servers: Server[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'aitta-process-'))));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  ended: Promise<unknown>;
  output(): string;
}

/** Of the machine's environment: no setting, and what makes a process start fast. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ofMachine = { PATH, NODE_COMPILE_CACHE };

/** Runs a program of the shop. */
function run(file: string, settings: Record<string, string>, parameters: string[] = []): Run {
  const child = spawn(process.execPath, [programOf(file), ...parameters], {
    env: { ...ofMachine, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, ended: once(child, 'close'), output: () => output };
}

/** A server that answers nothing until `answer` is called. */
async function slowServer() {
  const asked = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    asked.resolve();
    void may.promise.then(() => response.writeHead(500).end('{}'));
  });
  servers.push(server.listen(0));
  await once(server, 'listening');
  return { url: `http://localhost:${portOf(server)}`, asked: asked.promise, reply: may.resolve };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Settings of a shop whose database is already migrated. */
async function startShop(settings: Record<string, string> = {}) {
  copyMigrated(folder);
  return startFirst(settings);
}

async function startFirst(settings: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const apis = { SERVICES: 'retail-api', PAYTRAIL_URL: 'http://localhost:1', LOG_LEVEL: 'warn' };
  const shop = run('services/main.ts', { ...apis, PORT: String(port), ...settings });
  await eventually(async () => {
    if (shop.child.exitCode !== null) throw new Error(shop.output());
    await fetch(`${url}/healthz`);
  });
  return { ...shop, url, port };
}

// `config.test.ts` has the others.
test.each([
  ['a shop that sells without anything', { AITTA_ENV: 'prod' }, 'must be set in prod'],
  [
    'a server that is away',
    { DATABASE_URL: 'postgres://aitta:hidden@127.0.0.1:1/aitta' },
    'No PostgreSQL server answers at 127.0.0.1:1; start it or correct DATABASE_URL.',
  ],
  [
    'a folder that is none',
    { DATA_DIR: '/dev/null/data' },
    'cannot be made or written to (ENOTDIR)',
  ],
])(
  '%s stops shop and commands with one sentence',
  async (_name, settings, sentence) => {
    const runs = [run('services/main.ts', settings), run('commands/jobs.ts', settings, ['list'])];
    for (const { child, ended, output } of runs) {
      await ended;
      expect(child.exitCode).toBe(1);
      expect(output().trim().split('\n')).toHaveLength(1);
      expect(output()).toContain(sentence);
      expect(output()).not.toMatch(/hidden|node_modules|\n *at |"stack"/);
    }
  },
  120_000,
);

test('demo products and log-ins never come to a shop that sells', async () => {
  const { child, ended, output } = run('commands/seed.ts', production);
  await ended;
  expect(child.exitCode).toBe(1);
  expect(output()).toMatch(/^Demo products and log-ins are for local and test shops, not for prod/);
});

const production = {
  AITTA_ENV: 'prod',
  PUBLIC_URL: 'https://shop.example/',
  DATABASE_URL: 'postgres://aitta:hidden-1@127.0.0.1:1/aitta',
  SMTP_URL: 'smtps://aitta:hidden-2@mail.shop.example',
  MAIL_FROM: 'Shop <service@shop.example>',
  PAYTRAIL_URL: 'https://pay.example',
  PAYTRAIL_SECRET: 'hidden-3-of-the-bank',
  PAYTRAIL_ACCOUNT: '1',
  LINK_SECRET: 'hidden-4-of-the-links',
  OPENID_CLIENT_SECRET: 'hidden-5-of-the-provider',
  TOKEN_SECRET: 'hidden-6-of-the-tokens',
};

test('a port that is taken is logged in one sentence', async () => {
  const server = createServer().listen(0);
  servers.push(server);
  await once(server, 'listening');
  const settings = { SERVICES: 'consent-service', PORT: String(portOf(server)) };
  const { child, ended, output } = run('services/main.ts', settings);
  await ended;
  expect(child.exitCode).toBe(1);
  expect(JSON.parse(output())).toMatchObject({
    msg: `Port ${portOf(server)} is taken; set PORT to a free one.`,
  });
});

test('a process that receives SIGTERM is not ready, finishes what it has begun, and exits with 0', async () => {
  const bank = await slowServer();
  const shop = await startShop({ PAYTRAIL_URL: bank.url });
  const reply = fetch(`${shop.url}/v1/payments/methods?amountEuroCents=1000`).then(
    ({ status }) => status,
  );
  await bank.asked;
  shop.child.kill('SIGTERM');
  await eventually(async () => {
    const ready = await fetch(`${shop.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping', faults: [] }]);
  });
  expect(shop.child.exitCode).toBeNull();
  bank.reply();
  expect(await reply).toBeGreaterThan(0);
  await shop.ended;
  expect([shop.child.exitCode, shop.child.signalCode]).toEqual([0, null]);
});

test('a body that is on its way when the end is called for is read, and answered', async () => {
  const shop = await startShop();
  const body = JSON.stringify({ cartToken: 'a'.repeat(22), items: [] });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const sent = send(`${shop.url}/v2/cart/add`, { method: 'POST', headers });
  const answered = once(sent, 'response') as Promise<[{ statusCode?: number }]>;
  sent.write(body.slice(0, 5));
  // Connections are taken in their order: the one before is there.
  await fetch(`${shop.url}/healthz`);
  shop.child.kill('SIGTERM');
  await wait(300);
  sent.end(body.slice(5));
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(400);
  await shop.ended;
  expect(shop.child.exitCode).toBe(0);
});

test('whoever is idle keeps nobody from ending, and whoever hangs only until the deadline', async () => {
  const bank = await slowServer();
  const shop = await startShop({ PAYTRAIL_URL: bank.url, STOP_SECONDS: '1' });
  const idle = connect(shop.port, 'localhost').on('error', () => {});
  const cut = fetch(`${shop.url}/v1/payments/methods?amountEuroCents=1000`).catch(() => 'cut');
  await bank.asked;
  shop.child.kill('SIGTERM');
  await shop.ended;
  expect(shop.child.exitCode).toBe(0);
  expect(await cut).toBe('cut');
  expect(shop.output()).toContain('ended before all was done');
  idle.destroy();
});

test('reports are answered on a port of their own by the process of the retail API', async () => {
  const port = await freePort();
  const settings = { REPORTS_PORT: String(port), REPORTS_PASSWORD: 'for reports, nothing else' };
  const shop = await startShop(settings);
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  expect(status).toBe(401);
  shop.child.kill('SIGTERM');
  await shop.ended;
  expect(shop.child.exitCode).toBe(0);
});

test('the staff API is answered on a port of its own, and nowhere else', async () => {
  const port = await freePort();
  const shop = await startShop({ DESK_PORT: String(port) });
  const statusAt = async (url: string) => (await fetch(`${url}/staff/v1/audit`)).status;
  expect(await statusAt(`http://127.0.0.1:${port}`)).toBe(401);
  expect(await statusAt(shop.url)).toBe(404);
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /staff/v1/token HTTP/1.1\r\nHost: desk\r\nContent-Length: 300000\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  shop.child.kill('SIGTERM');
  await shop.ended;
  expect(shop.child.exitCode).toBe(0);
});

test('nobody else on the machine can look into the data', async () => {
  const shop = await startFirst();
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([modeOf(folder), modeOf(join(folder, 'database'))]).toEqual(['700', '700']);
  expect(readdirSync(folder).filter((name) => name.startsWith('.probe'))).toEqual([]);
  shop.child.kill('SIGTERM');
  await shop.ended;
});

test('readiness reports a folder that cannot be written to, and still responds with 200', async () => {
  const shop = await startShop();
  const look = async () => {
    const reply = await fetch(`${shop.url}/readyz`);
    return [reply.status, await reply.json()];
  };
  const unnamed = expect.stringContaining('the content space lacks the seller’s name');
  expect(await look()).toEqual([200, { status: 'degraded', faults: [unnamed] }]);
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
  expect(await look()).toEqual([
    200,
    {
      status: 'degraded',
      faults: ['The folder of the data cannot be written to (ENOTDIR).', unnamed],
    },
  ]);
});

/** URL of a PostgreSQL server; set by the checks that have one. */
const serverUrl = process.env['AITTA_TEST_DATABASE_URL'];

/** Passes everything on to the database's server until `hang` is called; connections that come later hang too. */
async function hangingServer(url: URL) {
  const pairs: [Socket, Socket][] = [];
  let hangs = false;
  const proxy = createTcpServer((near) => {
    const far = connect(Number(url.port || 5432), url.hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    if (!hangs) near.pipe(far).pipe(near);
    pairs.push([near, far]);
  }).listen(0);
  await once(proxy, 'listening');
  const at = new URL(url);
  at.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const hang = () => {
    hangs = true;
    for (const [near, far] of pairs) {
      near.unpipe(far);
      far.unpipe(near);
    }
  };
  const close = () => pairs.flat().forEach((socket) => socket.destroy());
  return { url: at.href, hang, close: () => (close(), proxy.close()) };
}

// oxlint-disable-next-line vitest/no-conditional-tests -- needs a PostgreSQL server
if (serverUrl) {
  test('a database that hangs is reported, and a process still exits by its deadline', async () => {
    const name = `aitta_process_${process.pid}`;
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const server = await hangingServer(url);
    const shop = await startFirst({ DATABASE_URL: server.url, STOP_SECONDS: '2' });
    server.hang();
    const ready = (await (await fetch(`${shop.url}/readyz`)).json()) as { faults: string[] };
    expect(ready.faults).toContain('The database is away: buying and logging in are paused.');
    const asked = performance.now();
    shop.child.kill('SIGTERM');
    await shop.ended;
    expect(shop.child.exitCode).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    server.close();
    await admin.query(`drop database ${name} with (force)`).finally(() => admin.end());
  });
}
