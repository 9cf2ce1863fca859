/** The files of migrations. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerOf, type Header } from './changes.ts';

export interface Migration extends Header {
  feature: string;
  name: string;
  /** `feature/0001-name.sql` */
  label: string;
  text: string;
  hash: string;
}

/** All of `<root>/<feature>/migrations/*.sql`, in the order in which they are applied. */
export function readMigrations(roots: string[]): Migration[] {
  return roots
    .flatMap((root) =>
      readdirSync(root).map((feature) => ({ feature, folder: join(root, feature, 'migrations') })),
    )
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ feature, folder }) =>
      readdirSync(folder)
        .filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name))
        .toSorted()
        .map((name) => {
          const text = readFileSync(join(folder, name), 'utf8');
          const hash = createHash('sha256').update(text).digest('hex');
          return { feature, name, label: `${feature}/${name}`, text, hash, ...headerOf(text) };
        }),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.feature.localeCompare(b.feature));
}
