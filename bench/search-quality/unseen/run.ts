/** Measures the shop's search on catalogues that it was not developed with. */
import { shopEngine } from '../shop-engine.ts';
import { queriesOf } from './all-queries.ts';
import { compareOnHeldOut } from './baselines.ts';
import { makeCatalogue } from './catalogue.ts';
import { synonymsOf } from './queries/other-words.ts';
import { heading, rowOf, scoreOf, type Score } from './score.ts';
import { halves, type Half } from './tables.ts';

async function scoresOf(half: Half): Promise<Map<string, Score[]>> {
  const catalogue = makeCatalogue(half);
  const engine = shopEngine(catalogue.products, synonymsOf(half));
  const classes = new Map<string, Score[]>();
  for (const [of, queries] of queriesOf(catalogue)) {
    const scores = [];
    for (const query of queries) {
      scores.push(scoreOf(query, await engine.search(query.text, query.language)));
    }
    classes.set(of, scores);
  }
  return classes;
}

function print(half: Half, classes: Map<string, Score[]>): void {
  console.log(`\n${half}\n${heading}`);
  for (const [of, scores] of classes) console.log(rowOf(of, scores));
  console.log(rowOf('all', [...classes.values()].flat()));
}

/** Queries of a class that failed. Only the development half is shown: nobody develops with the other. */
function printMisses(classes: Map<string, Score[]>, of: string): void {
  for (const { query, isFound, isTopRight, isEmpty } of classes.get(of) ?? []) {
    if (isFound && isTopRight) continue;
    const what = isEmpty ? 'empty' : isFound ? 'found, not first' : 'not all found';
    console.log(`${query.language}  ${query.text.padEnd(40)} ${what}, ${query.meant.size} meant`);
  }
}

/** Arguments: a half, by default both; `--misses CLASS` lists failed queries of the development half. */
export async function runUnseen(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--misses');
  const asked = halves.filter((half) => words.includes(half));
  if (at >= 0) {
    printMisses(await scoresOf('development'), words[at + 1] ?? '');
    return;
  }
  const chosen = asked.length > 0 ? asked : halves;
  for (const half of chosen) print(half, await scoresOf(half));
  if (chosen.includes('held-out')) await compareOnHeldOut();
}
