/** What a change is near to: unit tests beside it or that import it, and the browser tests of its areas. */
import { dirname } from 'node:path';
import { areas, fileOf, usual, wholeShop } from '../../e2e/areas.ts';

export interface Near {
  /** Test files of Vitest. */
  unit: string[];
  /** Test files of Playwright. */
  e2e: string[];
}

export interface Project {
  /** All files that are committed or new. */
  files: readonly string[];
  /** A file: those that import it, for more than its types. */
  importers: ReadonlyMap<string, readonly string[]>;
}

const isUnit = (file: string) => /\.test\.tsx?$/.test(file);
const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

const isPage = (file: string) => /^src\/pages\/[^/]+$/.test(file);

/** What pages of more areas use is used everywhere. */
const mostAreas = 3;

/** Everything is built, started or tested with these. */
const usedByAll =
  /^(?:package(?:-lock)?\.json|[\w.-]+\.config\.ts|tsconfig\.json|\.npmrc|e2e\/areas\.ts)$/;

/** Files that tests read without importing them, and where these tests are. */
const readAsFiles: [read: RegExp, tests: string][] = [
  [/\/migrations\//, 'src/platform/db/'],
  [/\/(?:migrations\/|tables\.ts$)/, 'src/services/declared-tables.test.ts'],
  [/^src\/routes\.ts$|^src\/pages\/[^/]+$/, 'src/routes.test.ts'],
  [/^ops\//, 'tools/ops.test.ts'],
  // What holds for every file, among it that settings and packages are documented.
  [/./, 'tools/project.test.ts'],
  [/./, 'tools/settings.test.ts'],
];

/** @returns what to run, or the changed file for which that is everything */
export function nearOf(changed: readonly string[], project: Project): Near | string {
  const everything = changed.find((file) => usedByAll.test(file));
  if (everything) return everything;
  const exists = new Set(project.files);
  const only = (files: Iterable<string>) => [...new Set(files)].filter((file) => exists.has(file));
  return {
    unit: only(changed.flatMap((file) => unitTestsOf(file, project))).toSorted(),
    e2e: only(changed.flatMap((file) => browserTestsOf(file, project))).toSorted(),
  };
}

function unitTestsOf(file: string, project: Project): string[] {
  const starts = readAsFiles.flatMap(([read, tests]) => (read.test(file) ? [tests] : []));
  const readers = project.files.filter((one) => starts.some((start) => one.startsWith(start)));
  return [file, ...beside(file, project), ...readers, ...dependents(file, project)].filter(isUnit);
}

/** The whole feature, or the folder. */
function beside(file: string, { files }: Project): string[] {
  const feature = /^src\/features\/[^/]+\//.exec(file)?.[0];
  return files.filter((one) =>
    feature ? one.startsWith(feature) : dirname(one) === dirname(file),
  );
}

function browserTestsOf(file: string, project: Project): string[] {
  if (isUnit(file)) return [];
  if (isBrowserTest(file)) return [file];
  if (file.startsWith('e2e/')) return usualOf(dependents(file, project).filter(isBrowserTest));
  if (!/^(?:src|seed|public)\//.test(file)) return [];
  const own = areasOf([file]);
  const near = own.length > 0 ? own : areasOf(dependents(file, project).filter(isPage));
  const isEverywhere = near.length === 0 || near.length > mostAreas;
  const names = isEverywhere ? wholeShop : near.flatMap((area) => area.usual);
  return names.map((name) => `e2e/${fileOf(name)}`);
}

const areasOf = (files: string[]) =>
  Object.values(areas).filter(({ sources }) =>
    sources.some((source) => files.some((file) => file.startsWith(`src/${source}`))),
  );

/** Those that stand for their areas, where there are some. */
function usualOf(files: string[]): string[] {
  const standing = files.filter((file) => usual.includes(file.slice('e2e/'.length)));
  return standing.length > 0 ? standing : files;
}

/** What imports the file, itself or through others. Services connect all features: what is beyond them is not near. */
function dependents(file: string, { files, importers }: Project): string[] {
  const starts = [file, ...readersOfText(file, files)];
  const found = new Set<string>();
  const queue = [...starts];
  for (let one = queue.pop(); one; one = queue.pop()) {
    if (!starts.includes(one) && one.startsWith('src/services/')) continue;
    const fresh = (importers.get(one) ?? []).filter((importer) => !found.has(importer));
    for (const importer of fresh) found.add(importer);
    queue.push(...fresh);
  }
  return [...found];
}

/** The components that show the texts of this file, which the build gives them. */
function readersOfText(file: string, files: readonly string[]): string[] {
  const folder = /^(.+)\/messages\/\w+\.json$/.exec(file)?.[1];
  if (!folder) return [];
  const isComponent = (one: string) => one.endsWith('.tsx') && !isUnit(one);
  return files.filter(
    (one) => isComponent(one) && (one.startsWith(`${folder}/`) || one === `${folder}.tsx`),
  );
}
