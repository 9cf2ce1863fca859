import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '#platform/testing/ports.ts';
import { randomToken } from '#platform/ids.ts';
import { root } from './steps.mjs';

let folder: string;
let open: Server[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aitta-doctor-'));
  open = [];
});
afterEach(() => {
  for (const server of open) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listening(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The lines of what was found, with exit code. */
function doctor(settings: Record<string, string>): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env['PATH'], ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, ['tools/doctor.ts'], { cwd: root, env }, (error, out, faults) =>
      resolve({ code: Number(error?.code ?? 0), text: out + faults }),
    );
  });
}

const secret = () => randomToken() + randomToken();
const production = async () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://kauppa.example.fi',
  PORT: String(await freePort()),
  LISTEN_HOST: '127.0.0.1',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: `postgres://aitta@127.0.0.1:${await freePort()}/aitta`,
  SMTP_URL: `smtp://127.0.0.1:${await listening(createServer())}`,
  PAYTRAIL_URL: `https://127.0.0.1:${await freePort()}`,
  PAYTRAIL_ACCOUNT: '123456',
  PAYTRAIL_SECRET: secret(),
  OPENID_CLIENT_SECRET: secret(),
  TOKEN_SECRET: secret(),
  LINK_SECRET: secret(),
});

test('settings of production are read as a build reads them, and what is away is named', async () => {
  const settings = await production();
  const { code, text } = await doctor(settings);
  expect(text).toContain('prod: storefront, retail-api');
  expect(text).toContain('✓ mail server  answers at 127.0.0.1');
  expect(text).toMatch(
    /✗ payments +nobody answers at 127\.0\.0\.1:\d+; start it or correct PAYTRAIL_URL/,
  );
  expect(text).toMatch(/✗ database +No PostgreSQL server answers/);
  expect(text).toMatch(/✓ data folder +.*is made at the first start/);
  expect(text).toMatch(/✓ port +\d+ is free/);
  expect(text).not.toMatch(/Chromium|simulator,|SECRET +[\w-]{20}/);
  expect(code).toBe(1);
  expect(existsSync(settings.DATA_DIR)).toBe(false);
});

test('a process of some services is asked for what these use', async () => {
  const { PUBLIC_URL, LINK_SECRET, PORT } = await production();
  const api = await listening(createServer());
  const settings = { PUBLIC_URL, LINK_SECRET, PORT, SERVICES: 'storefront' };
  const { code, text } = await doctor({ ...settings, RETAIL_API_URL: `http://127.0.0.1:${api}` });
  expect(text).toContain('prod: storefront\n');
  expect(text).toMatch(/✓ retail API +answers at/);
  expect(text).not.toMatch(/^. (?:database|data folder|mail server|payments)/m);
  expect(code).toBe(existsSync(join(root, 'build/server')) ? 0 : 1);
});

test('the port of a shop that runs is no fault, that of another program is', async () => {
  const settings = { DATA_DIR: folder, SERVICES: 'retail-api,paytrail-simulator' };
  const shop = createHttp((_, response) => response.end('{"status":"ok"}'));
  const runs = await doctor({ ...settings, PORT: String(await listening(shop)) });
  expect(runs.text).toMatch(/✓ shop +runs on port/);
  expect(runs.code).toBe(0);
  const other = createHttp((_, response) => response.end('hello'));
  const taken = await doctor({
    ...settings,
    LISTEN_HOST: '127.0.0.1',
    PORT: String(await listening(other)),
  });
  expect(taken.text).toMatch(/✗ port +\d+ is in use/);
  expect(taken.code).toBe(1);
});
