/** `npm run doctor`: what this machine has, how the shop is configured, and whether it could start. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describeConfig, readConfig, type Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/db/database.ts';
import { findBrowser } from './browser.ts';
import { isBuilt } from './prepare.mjs';

interface Finding {
  ok: boolean;
  what: string;
  found: string;
}

const config = configuration();
const findings: Finding[] = [
  node(),
  pages(),
  dataFolder(config),
  await port(config),
  await database(config),
  browser(),
];

console.log();
for (const { ok, what, found } of findings)
  console.log(`${ok ? '✓' : '✗'} ${what.padEnd(12)} ${found}`);
console.log('\nConfiguration (environment variables)\n');
const table = describeConfig(config);
const width = Math.max(...table.map(({ name }) => name.length));
for (const { name, value, meaning } of table) {
  console.log(`${name.padEnd(width)}  ${value}\n${' '.repeat(width)}  ${meaning}`);
}
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;

/** Ends when the configuration is invalid: nothing else can be checked without it. */
function configuration(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

function node(): Finding {
  return { ok: process.versions.node.startsWith('26.'), what: 'Node', found: process.version };
}

function pages(): Finding {
  const found = isBuilt() ? 'built' : 'older than their sources: npm run build';
  return { ok: existsSync('build/server'), what: 'pages', found };
}

function dataFolder({ DATA_DIR }: Config): Finding {
  try {
    mkdirSync(DATA_DIR, { recursive: true });
    accessSync(DATA_DIR, constants.W_OK);
    return { ok: true, what: 'data folder', found: `${DATA_DIR} can be written to` };
  } catch (error) {
    return { ok: false, what: 'data folder', found: (error as Error).message };
  }
}

function port({ PORT }: Config): Promise<Finding> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve({ ok: false, what: 'port', found: `${PORT} is in use` }));
    probe.listen(PORT, () => {
      probe.close(() => resolve({ ok: true, what: 'port', found: `${PORT} is free` }));
    });
  });
}

async function database(settings: Config): Promise<Finding> {
  let opened: Database | undefined;
  try {
    const address = addressOf(settings);
    const home = 'url' in address ? 'PostgreSQL' : 'embedded';
    if ('directory' in address && !existsSync(address.directory)) {
      return { ok: true, what: 'database', found: `${home}, made at the first start` };
    }
    opened = await openDatabase(address);
    const { rows } = await opened.run('show server_version', []);
    return { ok: true, what: 'database', found: `${home}, version ${rows[0]?.['server_version']}` };
  } catch (error) {
    return { ok: false, what: 'database', found: (error as Error).message };
  } finally {
    await opened?.close();
  }
}

function addressOf({ DATABASE_URL, DATA_DIR }: Config): { url: string } | { directory: string } {
  return DATABASE_URL ? { url: DATABASE_URL } : { directory: join(DATA_DIR, 'database') };
}

function browser(): Finding {
  const found = findBrowser();
  const missing = 'none; npm test installs one';
  return { ok: true, what: 'Chromium', found: found ?? missing };
}
