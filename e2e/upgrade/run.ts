/** `npm run upgrade`: upgrades the shop from the version before, and takes it back, while shoppers buy; exits with 1
 * when something is wrong. A commit as its parameter is another version to begin with. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres.ts';
import { upgradeEmbedded } from './embedded.ts';
import { upgradeServers } from './servers.ts';
import { buildVersion, versionBefore } from './version-before.ts';

/** Shoppers who buy at the same time. */
const atOnce = 20;

const variable = 'AITTA_TEST_DATABASE_URL';

const commit = process.argv[2] ?? versionBefore();
if (commit === null) throw new Error('Git has no history of a version before.');
const folder = mkdtempSync(join(tmpdir(), 'aitta-upgrade-'));
const folderOf = (name: string) => {
  mkdirSync(join(folder, name));
  return join(folder, name);
};
const server = process.env[variable] ? undefined : await startPostgres();
if (server) process.env[variable] = server.url;
try {
  const before = join(folder, 'before');
  buildVersion(commit, before);
  const faults = await upgradeEmbedded(folderOf('embedded'), before);
  console.log({ commit, embedded: faults });
  if (process.env[variable]) {
    const report = await upgradeServers(folderOf('servers'), before, atOnce);
    console.log({ servers: report });
    faults.push(...report.faults);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
