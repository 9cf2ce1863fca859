import { expect, test } from 'vitest';
import { namedImports, shortNames } from './vite-class-names.ts';

test('a class has the same short name wherever it is used, in each build', () => {
  const one = shortNames();
  const other = shortNames();
  const names = ['__abc-_1__title', '__abc-_1__text', '__xyz123__title'];
  expect(new Set(names.map(one)).size).toBe(3);
  expect(names.toReversed().map(other).toReversed()).toEqual(names.map(one));
  for (const name of names.map(one)) expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
});

test('two classes never share a name: the build fails', () => {
  const shorten = shortNames();
  const many = Array.from({ length: 30_000 }, (_, i) => `__abc123__class${i}`);
  expect(() => many.map(shorten)).toThrow('get one short name');
});

test('classes are written where they are used, unless code chooses among them', () => {
  const named = `import styles from './cart.module.css';\nstyles.title;`;
  expect(namedImports(named)).toContain(`import * as styles from './cart.module.css'`);
  const chosen = `import styles from './cart.module.css';\nstyles[kind];`;
  expect(namedImports(chosen)).toBe(chosen);
});
