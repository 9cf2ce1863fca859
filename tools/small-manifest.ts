/** Writes the router's list of routes shorter: every page loads it, and it repeats files and keys for each
 * route. */
import { dirname } from 'node:path';

interface Route extends Record<string, unknown> {
  id: string;
  path?: string;
  parentId?: string;
  module: string;
  imports?: string[];
  /** Only the root has any: one style sheet is for all pages. */
  css?: string[];
}

interface Manifest extends Record<string, unknown> {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

/** `facts` has a bit for each that is true; files are numbers. */
type Row = [id: string, path: string | 0, facts: number, module: number, ...files: number[]];

/** Makes the list again, in the browser. */
const expand = `(list,folder,files,facts,rows,others)=>{
let file=at=>files[at][0]=='/'?files[at]:folder+'/'+files[at]+'.js';
for(let [id,path,bits,module,...more] of rows){
list.routes[id]={id,parentId:'root',module:file(module),imports:more.map(file),css:[],
...path!==0&&{path},...Object.fromEntries(facts.filter((_,i)=>bits>>i&1).map(fact=>[fact,true])),...others[id]}}
return list}`.replaceAll('\n', '');

/** What a row has; what else a route has is written as it is. */
const inRows = ['id', 'path', 'module', 'imports'];

/** @param script assigns the list to a variable, as JSON
 * @returns a script that assigns the same list, without what is false, and without the files that every
 * document has */
export function smallManifest(script: string): string {
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const { routes, ...list } = JSON.parse(script.slice(start, end)) as Manifest;
  const { entry } = list;
  const all = Object.values(routes);
  const { root } = routes as { root: Route };
  const facts = [
    ...new Set(all.flatMap((one) => Object.keys(one).filter((key) => one[key] === true))),
  ];
  const always = new Set([entry.module, ...entry.imports]);
  const files: string[] = [];
  const numberOf = (file: string) => {
    const at = files.indexOf(file);
    return at < 0 ? files.push(file) - 1 : at;
  };
  const rows = all.map((one): Row => {
    const more = one.imports ?? [];
    const bits = facts.map((fact, i) => (one[fact] === true ? 2 ** i : 0));
    return [
      one.id,
      one.path ?? 0,
      bits.reduce((sum, bit) => sum + bit, 0),
      // Browsers never load the code of a data route: it needs no name of its own.
      numberOf(one.path?.startsWith('_data/') ? root.module : one.module),
      ...more.filter((file) => one.id === 'root' || !always.has(file)).map(numberOf),
    ];
  });
  const folder = dirname(entry.module);
  const others = Object.fromEntries(
    all.map((one) => [one.id, othersOf(one)]).filter(([, of]) => of),
  );
  const names = files.map((file) => shortName(file, folder));
  const values = [{ ...list, routes: {} }, folder, names, facts, rows, others];
  return `${script.slice(0, start)}(${expand})(${values.map((one) => JSON.stringify(one)).join()});`;
}

const shortName = (file: string, folder: string) =>
  dirname(file) === folder && file.endsWith('.js') ? file.slice(folder.length + 1, -3) : file;

/** Null for most routes. */
function othersOf(route: Route): Record<string, unknown> | null {
  const others = Object.entries({ parentId: null, ...route }).filter(
    ([key, value]) => typeof value !== 'boolean' && !inRows.includes(key) && !isUsual(key, value),
  );
  return others.length > 0 ? Object.fromEntries(others) : null;
}

/** What the browser gives routes that say nothing else. */
const isUsual = (key: string, value: unknown) =>
  (key === 'parentId' && value === 'root') ||
  (key === 'css' && Array.isArray(value) && value.length === 0);
