/** A private PostgreSQL server for the tests, where PostgreSQL is installed; never run as root. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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
 * installed. */
export async function startPostgres(): Promise<PrivateServer | undefined> {
  const programs = findPrograms();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? ordinaryUser() : undefined;
  if (!programs || (isRoot && !user)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'aitta-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(join(programs, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const start = () =>
    startLeashed([join(programs, 'postgres'), ...settings(data, folder, port)], {
      ...user,
      cwd: folder,
      output: 'ignore',
      // PostgreSQL's immediate shutdown: does not wait for work in progress.
      signal: 'QUIT',
    });
  let server = start();
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    server = start();
    await untilReady(programs, port);
  };
  await untilReady(programs, port).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, halt: () => server.stop(), resume, stop };
}

/** The data does not have to survive a crash, so nothing waits for the disk. */
function settings(data: string, folder: string, port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
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

async function untilReady(programs: string, port: number): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (succeeds(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The private PostgreSQL server did not start.');
}

/** Folder with `postgres`, `initdb` and `pg_isready`, the newest version first. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(output('pg_config', ['--bindir']) ?? '').split('\n'),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['postgres', 'initdb', 'pg_isready'].every((name) => folder && existsSync(join(folder, name))),
  );
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

const succeeds = (program: string, parameters: string[]) =>
  output(program, parameters) !== undefined;
