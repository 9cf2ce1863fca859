/** What the project says about itself is true. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { others, usual } from '../e2e/areas.ts';
import { root } from './steps.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const packages = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the project', () => {
  it('runs its tests on Node 26 or newer', () => {
    expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(26);
  });

  it('pins every package to one version', () => {
    const loose = Object.entries(packages).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('has each browser test in one area, and among the others what tries more in a long run', () => {
    const files = globSync('**/*.spec.ts', { cwd: join(root, 'e2e') });
    expect([...usual, ...others].toSorted()).toEqual(files.toSorted());
    const longer = usual.filter((file) => read(`e2e/${file}`).includes('isThorough'));
    expect(longer).toEqual([]);
  });

  it('says in one line why it has each package, and of no other', () => {
    const listed = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm)];
    expect(listed.map(([, name]) => name).toSorted()).toEqual(Object.keys(packages).toSorted());
  });

  it('names the address of no registry', () => {
    const files = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...globSync('tools/*.{ts,mjs}', { cwd: root }),
    ];
    const address = ['registry', 'npmjs'].join('.');
    expect(files.filter((file) => read(file).includes(address))).toEqual([]);
    expect(read('package-lock.json')).not.toContain('"resolved": "http');
  });

  it('locks the packages of every platform, so that shop and checks run on each', () => {
    const { packages: locked } = JSON.parse(read('package-lock.json')) as Lock;
    const wanted = Object.values(locked).flatMap((one) =>
      Object.keys(one.optionalDependencies ?? {}),
    );
    const names = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('explains every script in CONTRIBUTING.md', () => {
    const text = read('CONTRIBUTING.md');
    const unexplained = Object.keys(manifest.scripts).filter(
      (name) => !new RegExp(`\`npm (?:run )?${name}(?: [^\`]*)?\``).test(text),
    );
    expect(unexplained).toEqual([]);
  });
});
