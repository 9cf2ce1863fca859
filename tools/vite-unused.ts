/** Leaves out of React and React Router what the shop does not use. They are published as a few large files
 * whose parts call each other, so the bundler finds little of it by itself. */
import { Visitor, type ESTree, type Plugin } from 'vite';
import { unused } from './unused-code.ts';

/** Component names for developers; they would keep unused components in the bundle. */
const displayName = /^\w+\.displayName = .*$/gm;
const made = /= (?=React\$1\.(?:createContext|forwardRef|memo)\()/g;

export function withoutUnused(): Plugin {
  return {
    name: 'aitta-without-unused',
    transform(code, id) {
      const [, file] = id.split('/node_modules/');
      if (file === undefined || this.environment.name !== 'client') return;
      const names = Object.values(unused[file] ?? {}).flat();
      const isRouter = file.startsWith('react-router/dist/production/');
      if (names.length === 0 && !isRouter) return;
      const rest = withEmpty(code, names, this.parse(code));
      return {
        code: isRouter ? rest.replace(displayName, '').replace(made, '= /* @__PURE__ */ ') : rest,
        map: null,
      };
    },
  };
}

/** The code with the bodies of functions empty. A function may be inside another one, or a member
 * (`exports.cache`); the methods of a constructor's prototype go with it.
 * @throws when the code does not have each of them once */
export function withEmpty(code: string, names: string[], program: ESTree.Program): string {
  const bodies: [start: number, end: number][] = [];
  const awaited = new Set(names);
  const empty = (name: string, { body }: ESTree.Function) => {
    const [owner = '', method] = name.split('.prototype.');
    if (!body || !names.includes(owner)) return;
    if (method === undefined && !awaited.delete(owner)) throw new Error(`Two are called ${owner}.`);
    bodies.push([body.start, body.end]);
  };
  new Visitor({
    FunctionDeclaration: (declared) => empty(declared.id?.name ?? '', declared),
    AssignmentExpression({ left, right }) {
      if (right.type === 'FunctionExpression') empty(code.slice(left.start, left.end), right);
    },
  }).visit(program);
  if (awaited.size > 0) throw new Error(`There is no function ${[...awaited].join(', ')}.`);
  return outermost(bodies).reduceRight(
    (rest, [start, end]) => `${rest.slice(0, start)}{}${rest.slice(end)}`,
    code,
  );
}

/** Those that are not inside another one, in the order of the code. */
const outermost = (ranges: [start: number, end: number][]) =>
  ranges
    .filter(([start, end]) => !ranges.some(([from, to]) => from < start && end < to))
    .toSorted(([a], [b]) => a - b);
