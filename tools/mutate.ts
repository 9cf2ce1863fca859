/**
 * Puts small faults into the code, one at a time, and lists those that no test sees.
 *
 *     npm run mutate -- [--seed 1] [--count 60] [--own] [folder or file …]
 *
 * Without folders: rules, repositories and operations of all features, and everything in the features
 * that handle money or logins. `--own` runs only the features' own tests: quicker, and stricter.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../seed/random.ts';
import { mutantsOf } from './mutate/mutants.ts';
import { sourcesIn } from './mutate/sources.ts';
import { seenBy, type Fault } from './mutate/try.ts';
import { root } from './steps.mjs';

/** Share of the faults that tests have to see. */
const wanted = 0.9;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    own: { type: 'boolean', default: false },
  },
});

const faults = chosen(sourcesIn(root, positionals).flatMap(faultsIn), Number(values.count));
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const unseen: Fault[] = [];
for (const [i, fault] of faults.entries()) {
  const failure = await seenBy(fault, values.own);
  if (!failure) unseen.push(fault);
  console.log(`${i + 1}/${faults.length} ${failure ? 'seen' : 'NOT SEEN'} ${lineOf(fault)}`);
  if (failure) console.log(`  ${relative(root, failure.test)}: ${failure.title}`);
}
const seen = faults.length - unseen.length;
const share = faults.length === 0 ? 0 : seen / faults.length;
console.log(
  `\nSeed ${values.seed}: ${seen} of ${faults.length} seen (${Math.floor(share * 100)} %).`,
);
for (const fault of unseen) console.log(`not seen: ${lineOf(fault)}`);
process.exit(share < wanted ? 1 : 0);

function faultsIn(file: string): Fault[] {
  const source = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, source).map((mutant) => ({ ...mutant, file, source }));
}

/** A random choice of the faults, the same for the same seed, in the order of the files. */
function chosen(all: Fault[], count: number): Fault[] {
  const random = randomFrom(Number(values.seed));
  return all
    .map((fault, at) => ({ fault, at, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, count)
    .toSorted((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}

/** 'src/features/cart/rules.ts:12 < → <= in if (a < b)' */
function lineOf({ file, source, start, end, text }: Fault): string {
  const line = source.slice(0, start).split('\n').length;
  const from = source.lastIndexOf('\n', start) + 1;
  const to = source.indexOf('\n', end);
  const was = source.slice(from, to < 0 ? undefined : to).trim();
  return `${file}:${line} ${source.slice(start, end)} → ${text || 'nothing'} in ${was}`;
}
