/** Icons of the icon set. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const file = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
let set: IconSet | undefined;

/**
 * An icon's body on 32 × 32.
 * @throws Error naming an icon that is not in the set.
 */
export function iconBody(name: string): string {
  set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const icon = set.icons[name];
  if (!icon) throw new Error(`No icon ${name} in the icon set`);
  return icon.body;
}
