/** `npm start`: installs, builds and seeds what is missing, then runs the shop. Runs on Node 20. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startLeashed } from './leash.mjs';
import { build, builtServer, install, isBuilt, seedSources } from './prepare.mjs';
import { fromRoot, giveUp, hashOf, projectNode, root, run, stamp, step } from './steps.mjs';

const port = Number(process.env['PORT'] || 3000);
const dataFolder = process.env['DATA_DIR'] || 'var';
/** Only a shop that does not sell gets demo data, with logins that are public. */
const isDemo = ['local', 'test'].includes(process.env['AITTA_ENV'] || 'local');

console.log('\nAitta\n');
const seeded = stamp(join(dataFolder, 'seeded'));
await portIsFree();
/** The demo shop shows its reports on the next port, unless that is taken; others say where. */
const givenReports = process.env['REPORTS_PORT'];
const isLocal =
  (process.env['AITTA_ENV'] || 'local') === 'local' &&
  (process.env['SERVICES'] || 'retail-api').includes('retail-api');
const reportsPort = Number(givenReports || (isLocal ? port + 1 : 0));
const hasReports = Boolean(givenReports) || (isLocal && (await isFree(reportsPort, '127.0.0.1')));
await install({ onlyToStart: true });
await Promise.all([
  step('pages', isBuilt, build).catch(because('The pages could not be built.')),
  isDemo && step('demo shop', isSeeded, seed).catch(repeat),
]);
await serve();

/** True where this version has filled or looked at the embedded database; of a server only the server knows. */
function isSeeded() {
  const isThere =
    !process.env['DATABASE_URL'] && existsSync(fromRoot(join(dataFolder, 'database')));
  return isThere && seeded.says(hashOf(seedSources));
}

/** Fills an empty database; one that has products is left alone. */
async function seed() {
  await run(projectNode, ['src/commands/seed.ts']);
  if (!process.env['DATABASE_URL']) seeded.write(hashOf(seedSources));
}

/** @param {string} sentence @returns {(error: Error) => never} */
function because(sentence) {
  return (error) => giveUp(`${sentence}\n${error.message}`);
}

/** A command that printed one message has already said what to do.
 * @param {Error & { output?: string }} error @returns {never} */
function repeat(error) {
  const output = error.output?.trim() ?? '';
  return giveUp(output && !output.includes('\n') ? output : error.message);
}

/** Checked before the work rather than after it. */
async function portIsFree() {
  if (await isFree(port)) return;
  giveUp(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
}

/** @param {number} wanted @param {string} [host] @returns {Promise<boolean>} */
function isFree(wanted, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(wanted, host, () => probe.close(() => resolve(true)));
  });
}

/** Runs the shop until a signal comes; the shop gets it once, even when it is sent several times. */
async function serve() {
  const shop = startLeashed([projectNode, ...builtServer], {
    cwd: root,
    // Returns the memory of an old catalogue index to the system rather than to the allocator's pool.
    env: {
      LOG_LEVEL: 'warn',
      MALLOC_MMAP_THRESHOLD_: '262144',
      ...process.env,
      ...(hasReports && { REPORTS_PORT: String(reportsPort) }),
    },
    output: 'inherit',
    // The shop has a time limit of its own.
    patience: (Number(process.env['STOP_SECONDS']) || 20) * 1000 + 5000,
  });
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      asked = true;
      void shop.stop();
    });
  }
  shop.process.on('exit', (code) => process.exit(asked ? 0 : (code ?? 1)));
  await isReady();
  if (!asked) console.log(frame(news()));
}

async function isReady() {
  const answers = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** @returns {string[]} */
function news() {
  const address = process.env['PUBLIC_URL'] || `http://localhost:${port}`;
  return [
    `Kauppa on auki:       ${address}`,
    `Butiken är öppen:     ${address}/sv`,
    `The shop is open:     ${address}/en`,
    '',
    ...demoLogins(),
    ...reports(),
    ...(isDemo && !process.env['PAYTRAIL_URL']
      ? ['Payments:             a bank simulator; no money moves']
      : []),
    `Mails:                ${process.env['SMTP_URL'] ? 'sent' : `written to ${join(dataFolder, 'mail')}`}`,
    'Stop:                 Ctrl+C',
  ];
}

function demoLogins() {
  const file = join(root, 'seed/data/customers.json');
  if (!isDemo || !existsSync(file)) return [];
  /** @type {{ who: string; email: string; password: string }[]} */
  const logins = JSON.parse(readFileSync(file, 'utf8'));
  const lines = logins.map(({ who, email, password }) => `  ${email}  ${password}  (${who})`);
  return ['Demo logins:', ...lines, ''];
}

/** @returns {string[]} */
function reports() {
  if (hasReports) return [`Reports:              http://localhost:${reportsPort}`];
  if (!isLocal) return [];
  return [`Reports:              not shown: port ${reportsPort} is in use, set REPORTS_PORT`];
}

/** @param {string[]} lines */
function frame(lines) {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '─'.repeat(width + 4);
  const rows = lines.map((line) => `│  ${line.padEnd(width)}  │`);
  return ['', `┌${edge}┐`, ...rows, `└${edge}┘`, ''].join('\n');
}
