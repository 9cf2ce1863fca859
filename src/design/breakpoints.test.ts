import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Pixels from which a layout is wider (R371). */
const breakpoints = [478, 768, 1024, 1920];

const src = join(import.meta.dirname, '..');
const files = globSync('**/*.{css,ts,tsx}', { cwd: src, exclude: ['**/*.test.*'] });
const widths = files.flatMap((file) =>
  [
    ...readFileSync(join(src, file), 'utf8').matchAll(
      /(?:@media|matchMedia|useMedia)[^{;]*?\((?:(min|max)-width|width)[^)]*\)/g,
    ),
  ].map(([query]) => ({ file, query })),
);

test('layouts change at 478, 768, 1024 and 1920 pixels and nowhere else (R371)', () => {
  const allowed = breakpoints.flatMap((width) => [
    `(min-width: ${width}px)`,
    `(max-width: ${width - 1}.98px)`,
  ]);
  const others = widths.filter(({ query }) => !allowed.some((one) => query.endsWith(one)));
  expect(others).toEqual([]);
  const used = breakpoints.filter((width) =>
    widths.some(({ query }) => query.includes(`${width}px`)),
  );
  expect(used).toEqual(breakpoints);
});
