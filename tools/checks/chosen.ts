/** Which checks run: the named ones, those of every change, all, or what is near to a change. */
import type { Arguments } from './arguments.ts';
import { nearOf, type Near } from './near.ts';
import { checks, type Check } from './table.ts';

export interface Chosen {
  checks: Check[];
  near?: Near;
}

/** @throws an error with a sentence for whoever asked */
export async function chosenChecks({ names, isAll, isNear, since }: Arguments): Promise<Chosen> {
  if (isNear) return nearChecks(since);
  if (names.length > 0) return { checks: named(names) };
  return { checks: isAll ? withoutCovered(checks) : checks.filter(isOfEveryChange) };
}

const isOfEveryChange = ({ lane }: Check): boolean => lane !== 'rest';

function withoutCovered(all: Check[]): Check[] {
  const covered = new Set(all.map(({ covers }) => covers));
  return all.filter(({ name }) => !covered.has(name));
}

/** The named ones and those they need, in the table's order. */
function named(names: string[]): Check[] {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const all = checks.map(({ name }) => name).join(', ');
    throw new Error(`No check is called ${unknown.join(', ')}. There are: ${all}.`);
  }
  const needed = checks
    .filter(({ name }) => names.includes(name))
    .flatMap(({ needs, after }) => [needs, after]);
  return checks.filter(({ name }) => names.includes(name) || needed.includes(name));
}

async function nearChecks(since: string | undefined): Promise<Chosen> {
  // Reading imports takes a second to load, which other runs do not need.
  const { changedFiles, readProject } = await import('./changed.ts');
  const changed = changedFiles(since);
  const near = nearOf(changed, await readProject());
  const ofEveryChange = checks.filter(isOfEveryChange);
  if (typeof near === 'string') {
    console.log(`Changed: ${near}, which everything uses. All of npm test follows.`);
    return { checks: ofEveryChange };
  }
  console.log(lines('Changed', changed));
  console.log(lines('Unit tests near to it', near.unit));
  console.log(lines('Browser tests near to it', near.e2e));
  const left = [
    ...(near.unit.length > 0 ? [] : ['unit']),
    ...(near.e2e.length > 0 ? [] : ['e2e', 'demo-shop']),
  ];
  return { checks: ofEveryChange.filter(({ name }) => !left.includes(name)), near };
}

/** The files, or how many and the first of many. */
function lines(title: string, files: string[]): string {
  const shown = files.slice(0, 12).map((file) => `  ${file}`);
  const more = files.length > 12 ? [`  and ${files.length - 12} more`] : [];
  return [`${title}: ${files.length || 'none'}`, ...shown, ...more].join('\n');
}
