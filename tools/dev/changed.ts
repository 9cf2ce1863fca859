/** Which changes restart the services: those of files the services import or read. */
import { relative } from 'node:path';

/** What Vite knows of a module. */
export interface Module {
  file: string | null;
  importers: ReadonlySet<Module>;
}

/** Whether one of the modules is one of the files, or is imported by one, directly or indirectly. */
export function isUsedBy(files: readonly string[], modules: readonly Module[]): boolean {
  const seen = new Set(modules);
  // Iterating a set also visits what is added meanwhile.
  for (const { file, importers } of seen) {
    if (file !== null && files.includes(file)) return true;
    for (const importer of importers) seen.add(importer);
  }
  return false;
}

/** Sources that nothing imports: code of threads, migrations and other files that are read.
 * @param root the project's folder */
export function isSource(file: string, root: string): boolean {
  const path = relative(root, file);
  return path.startsWith('src/') && !/\.test\.tsx?$|[/.]testing[/.]/.test(path);
}
