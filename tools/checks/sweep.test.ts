import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sweep } from './sweep.ts';

it('folders of runs older than a day are removed, those of others and of today stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const now = Date.parse('2026-11-24T12:00:00Z');
  const make = (name: string, hours: number) => {
    const path = join(folder, name);
    mkdirSync(path);
    utimesSync(path, now / 1000, now / 1000 - hours * 3600);
    return path;
  };
  const old = make('aitta-checks-aB3dE9', 25);
  const kept = [make('aitta-checks-zZ3dE9', 23), make('aitta-checks', 99), make('aitta-shop', 99)];
  sweep(folder, 'aitta-checks-', now);
  expect(existsSync(old)).toBe(false);
  expect(kept.map((path) => existsSync(path))).toEqual([true, true, true]);
});
