/** Named steps of a script: quiet with progress while they work, detailed output when they fail. Runs on
 * Node 20. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bin = join(root, 'node_modules/.bin');

/** @param {string} path absolute, or relative to the project */
export const fromRoot = (path) => (isAbsolute(path) ? path : join(root, path));

/** The project's own Node, whatever Node the machine has. */
export const projectNode = join(bin, 'node');

// Programs start a fifth faster when Node keeps the code that it has compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled');

/** Prints a last sentence and ends the script.
 * @param {string} sentence
 * @returns {never} */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Names of the steps that are at work, and when each began. @type {Map<string, number>} */
const working = new Map();

/** @type {NodeJS.Timeout | undefined} */
let ticker;

/** @param {number} started */
const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(0)} s`;

/** Runs one step and prints its name and seconds; the second start skips what is fresh. Several may run at a time.
 * @param {string} name
 * @param {() => boolean} isFresh true when there is nothing to do
 * @param {() => Promise<unknown>} work */
export async function step(name, isFresh, work) {
  if (isFresh()) return console.log(`  ✓ ${name} – nothing to do`);
  const started = performance.now();
  working.set(name, started);
  showWorking();
  try {
    await work();
  } finally {
    working.delete(name);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    if (working.size === 0) clearInterval(ticker);
  }
  console.log(`  ✓ ${name} ${secondsSince(started)}`);
}

/** Says what is at work, now and from time to time. */
function showWorking() {
  const { isTTY } = process.stdout;
  const show = () => {
    const text = [...working].map(([name, started]) => `${name} ${secondsSince(started)}`);
    const line = `  … ${text.join(', ')}`;
    if (isTTY) process.stdout.write(`\r\u001b[K${line} `);
    else console.log(line);
  };
  clearInterval(ticker);
  show();
  ticker = setInterval(show, isTTY ? 1000 : 20_000);
}

/** Programs that run. @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

// A script that gives up leaves none of them.
process.once('exit', () => children.forEach((child) => child.kill()));

/** Ends the running program when the script is ended.
 * @param {import('node:child_process').ChildProcess} child */
function endTogether(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.once('close', () => process.exit(1));
    child.kill(signal);
  };
  children.add(child);
  for (const signal of signals) process.once(signal, end);
  child.once('close', () => {
    children.delete(child);
    signals.forEach((signal) => process.off(signal, end));
  });
}

/** Runs a program quietly.
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string | undefined>} [environment] added to this process's own
 * @param {{ isPatient?: boolean }} [options] `isPatient`: what runs beside it has the processors first
 * @returns {Promise<string>} what it printed
 * @throws Error with the last 40 lines, and `output`, when it fails */
export function run(command, parameters, environment = {}, { isPatient = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}`, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endTogether(child);
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      const tail = output.trimEnd().split('\n').slice(-40).join('\n');
      const message = `${tail}\n\n${[command, ...parameters].join(' ')} ended with ${code}.`;
      reject(Object.assign(new Error(message), { output }));
    });
  });
}

/** One hash of the contents of files and folders, without tests, to know whether anything changed.
 * @param {string[]} paths relative to the project */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).toSorted()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`));
}

/** A file that stores the hash for which a step was last done.
 * @param {string} file absolute, or relative to the project */
export function stamp(file) {
  const full = fromRoot(file);
  return {
    /** @param {string} hash */
    says: (hash) => existsSync(full) && readFileSync(full, 'utf8') === hash,
    isThere: () => existsSync(full),
    forget: () => rmSync(full, { force: true }),
    /** @param {string} hash */
    write(hash) {
      mkdirSync(dirname(full), { recursive: true });
      writeFileSync(full, hash);
    },
  };
}
