import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn } from './check-spreads.ts';

const settings = { compilerOptions: { jsx: 'preserve', strict: true, types: [] } };

/** Faults of a project of one file. */
function faultsOfPage(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-spreads-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(folder, 'page.tsx'), source);
    return faultsIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const page = (fields: string, props = 'data') => `
  declare const data: { ${fields} };
  declare function Order(props: { number: string }): null;
  export const page = <main><Order {...${props}} /></main>;
`;

test.each(['key', 'ref'])('a field called %s that is spread into a component is found', (name) => {
  const fault = `page.tsx: '${name}' is spread into a component.`;
  expect(faultsOfPage(page(`number: string; ${name}: string`))).toEqual([fault]);
  const copied = `{ ...data, ${name}: '' }`;
  expect(faultsOfPage(page('number: string', copied))).toEqual([fault]);
});

test('other fields may be spread, and a key may be given by its name', () => {
  expect(faultsOfPage(page('number: string; orderKey: string'))).toEqual([]);
  const named = page('number: string; key: string', '{ number: data.number }');
  expect(faultsOfPage(named.replace('<Order', '<Order key={data.key}'))).toEqual([]);
});
