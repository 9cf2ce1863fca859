/** A private PostgreSQL server for the tests, where PostgreSQL is installed; never run as root. */
import { execFileSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { startLeashed } from './leash.mjs';
import { freePort } from '../src/platform/testing/ports.ts';

export interface PrivateServer {
  url: string;
  /** Stops it and keeps its data, for tests of the shop without a database. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface User {
  uid: number;
  gid: number;
}

/** Starts a server with an empty cluster in a temporary folder; undefined where PostgreSQL is not
 * installed.
 * @throws Error with what the server said when it cannot be made or does not start */
export async function startPostgres(): Promise<PrivateServer | undefined> {
  const programs = findPrograms();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ordinaryUser() : undefined;
  if (!programs || (isRoot && !user)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'aitta-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(programs.initdb, initdb, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const start = () =>
    startLeashed([programs.postgres, ...settings(data, port)], {
      ...user,
      cwd: folder,
      output: 'pipe',
      // PostgreSQL's immediate shutdown: does not wait for work in progress.
      signal: 'QUIT',
    });
  let server = start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    server = start();
    await untilReady(url, server.process);
  };
  await untilReady(url, server.process).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, halt: () => server.stop(), resume, stop };
}

/** The data does not have to survive a crash, so nothing waits for the disk. */
function settings(data: string, port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // A socket's path may not be long, and temporary folders can be deep.
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  return [
    '-D',
    data,
    ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** @throws Error with what the server said when it does not accept connections within a minute */
async function untilReady(url: string, server: ChildProcess): Promise<void> {
  let said = '';
  const keep = (chunk: Buffer) => (said += chunk.toString());
  const streams = [server.stdout, server.stderr];
  for (const stream of streams) stream?.on('data', keep);
  const limit = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < limit) {
    if (await accepts(url)) {
      for (const stream of streams) stream?.off('data', keep).resume();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The private PostgreSQL server did not start.\n${said}`);
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The newest version first; each program by itself, as some are linked elsewhere. */
function findPrograms(): { postgres: string; initdb: string } | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(output('pg_config', ['--bindir']) ?? '').split('\n'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].filter((folder) => folder !== '');
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const [postgres, initdb] = [find('postgres'), find('initdb')];
  return postgres && initdb ? { postgres, initdb } : undefined;
}

function ordinaryUser(): User | undefined {
  for (const name of ['postgres', 'nobody']) {
    const uid = output('id', ['-u', name]);
    const gid = output('id', ['-g', name]);
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

function output(program: string, parameters: string[]): string | undefined {
  try {
    return execFileSync(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
