/** `npm run doctor`: what this machine has, how the shop is configured, and whether it could start or runs. */
import { existsSync } from 'node:fs';
import {
  describeConfig,
  isTrial,
  readConfig,
  type Config,
  type ServiceName,
} from '#platform/config.ts';
import type { Finding } from './doctor/finding.ts';
import { isRunning, ports, serversOf } from './doctor/servers.ts';
import { storage } from './doctor/storage.ts';
import { isBuilt } from './prepare.mjs';

/** Services whose pages are built. */
const showing: ServiceName[] = ['storefront', 'identity-provider', 'paytrail-simulator'];

const config = configuration();
const runs = await isRunning(config);
const running = { ok: true, what: 'shop', found: `runs on port ${config.PORT}` };
const findings: Finding[] = [
  node(),
  ...(config.SERVICES.some((name) => showing.includes(name)) ? [pages()] : []),
  ...(await storage(config, runs)),
  ...(runs ? [running] : await ports(config)),
  ...(await serversOf(config)),
  ...(isTrial(config) ? [await browser()] : []),
];

console.log(`\n${config.AITTA_ENV}: ${config.SERVICES.join(', ')}\n`);
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
    return readConfig({ ...process.env, AITTA_ENV: environment() });
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

/** Settings of a production shop may leave it out, as a build is `prod` without it. */
function environment(): string | undefined {
  const { AITTA_ENV, NODE_ENV, PUBLIC_URL = '' } = process.env;
  const isMeant = NODE_ENV === 'production' || PUBLIC_URL.startsWith('https:');
  return AITTA_ENV || (isMeant ? 'prod' : undefined);
}

function node(): Finding {
  return { ok: process.versions.node.startsWith('26.'), what: 'Node', found: process.version };
}

function pages(): Finding {
  const found = isBuilt() ? 'built' : 'older than their sources: npm run build';
  return { ok: existsSync('build/server'), what: 'pages', found };
}

/** For the tests; a production shop is without the package that looks for it. */
async function browser(): Promise<Finding> {
  const found = await import('./browser.ts').then(
    ({ findBrowser }) => findBrowser(),
    () => undefined,
  );
  return { ok: true, what: 'Chromium', found: found ?? 'none; npm test installs one' };
}
