/** Fails where an object with a `key` or `ref` is spread into a component: React keeps these for itself, so
 * the component would never get them. */
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Node } from 'typescript/unstable/ast';
import { isJsxSpreadAttribute } from 'typescript/unstable/ast/is';
import { API, type Checker, type Project } from 'typescript/unstable/sync';
import { root } from './steps.mjs';

const reserved = ['key', 'ref'];

/** One sentence for each spread of a `key` or `ref` in our code; React's own types may contain them. */
export function faultsIn(folder: string): string[] {
  const api = new API({ cwd: folder });
  try {
    const projects = api.updateSnapshot(projectOf(folder)).getProjects();
    return projects.flatMap((project) => faultsOf(project, folder));
  } finally {
    api.close();
  }
}

const projectOf = (folder: string) => ({ openProjects: [`${folder}/tsconfig.json`] });

const faultsOf = ({ program, checker }: Project, folder: string): string[] =>
  program
    .getSourceFileNames()
    .filter((name) => name.endsWith('.tsx') && !name.includes('/node_modules/'))
    .flatMap((name) =>
      spreadsIn(program.getSourceFile(name))
        .flatMap((spread) => lostIn(checker, spread))
        .map((lost) => `${relative(folder, name)}: '${lost}' is spread into a component.`),
    );

/** The expressions that are spread into elements below a node. */
function spreadsIn(node: Node | undefined): Node[] {
  if (!node) return [];
  const found: Node[] = isJsxSpreadAttribute(node) ? [node.expression] : [];
  node.forEachChild((child) => {
    found.push(...spreadsIn(child));
  });
  return found;
}

function lostIn(checker: Checker, spread: Node): string[] {
  const type = checker.getTypeAtLocation(spread);
  if (!type) return [];
  return reserved.filter((name) => {
    const declarations = checker.getPropertyOfType(type, name)?.declarations ?? [];
    return declarations.some(({ path }) => !path.includes('/node_modules/'));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = faultsIn(root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error('React passes no key on: give the field another name.');
    process.exitCode = 1;
  }
}
