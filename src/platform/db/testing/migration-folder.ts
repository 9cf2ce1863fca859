/** Migrations that a test writes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** @param files text by `feature/0001-name.sql`
 * @returns the root to migrate from, which is removed after the test */
export function migrationFolder(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'aitta-migrations-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [label, text] of Object.entries(files)) {
    const file = join(root, label.replace('/', '/migrations/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}
