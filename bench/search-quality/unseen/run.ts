/** Measures the shop's search on catalogues that it was not developed with. */
import { shopEngine } from '../shop-engine.ts';
import { queriesOf } from './all-queries.ts';
import { compareOnHeldOut } from './baselines.ts';
import { makeCatalogue } from './catalogue.ts';
import { synonymsOf } from './queries/other-words.ts';
import { heading, rowOf, scoreOf, type Score } from './score.ts';
import { developed, heldOut, sets, type SetName } from './tables.ts';

async function scoresOf(set: SetName): Promise<Map<string, Score[]>> {
  const catalogue = makeCatalogue(set);
  const engine = shopEngine(catalogue.products, synonymsOf(set));
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

function print(set: SetName, classes: Map<string, Score[]>): void {
  console.log(`\n${set}\n${heading}`);
  for (const [of, scores] of classes) console.log(rowOf(of, scores));
  console.log(rowOf('all', [...classes.values()].flat()));
}

/** Queries of a class that failed; those of the held-out catalogue are not shown. */
function printMisses(classes: Map<string, Score[]>, of: string): void {
  for (const { query, isFound, isTopRight, isEmpty } of classes.get(of) ?? []) {
    if (isFound && isTopRight) continue;
    const what = isEmpty ? 'empty' : isFound ? 'found, not first' : 'not all found';
    console.log(`${query.language}  ${query.text.padEnd(40)} ${what}, ${query.meant.size} meant`);
  }
}

/** Arguments: catalogues, by default all; `--misses CLASS` lists failed queries instead. */
export async function runUnseen(words: readonly string[]): Promise<void> {
  const at = words.indexOf('--misses');
  const asked = sets.filter((set) => words.includes(set));
  if (at >= 0) {
    for (const set of developed) printMisses(await scoresOf(set), words[at + 1] ?? '');
    return;
  }
  const chosen = asked.length > 0 ? asked : sets;
  for (const set of chosen) print(set, await scoresOf(set));
  if (chosen.includes(heldOut)) await compareOnHeldOut();
}
