import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoSpace } from '#features/content/testing.ts';
import { height, land, project, spreadApart, width } from './map.ts';
import { outlines } from './outline.ts';

test('all of Finland is on the map (R035)', () => {
  for (const [longitude, latitude] of outlines.land.flat()) {
    const { x, y } = project({ latitude, longitude });
    expect(x >= 0 && x <= width && y >= 0 && y <= height, `${longitude} ${latitude}`).toBe(true);
  }
  expect(land).toMatch(/^M[\d. L]+ZM/);
  expect(outlines.land.flat().length).toBeGreaterThan(100);
});

test('north is up and east is right (R035)', () => {
  const turku = project({ latitude: 60.45, longitude: 22.27 });
  const utsjoki = project({ latitude: 69.9, longitude: 27 });
  expect(utsjoki.y).toBeLessThan(turku.y);
  expect(utsjoki.x).toBeGreaterThan(turku.x);
});

test('numbers of stores never cover each other, and are near their stores (R035)', () => {
  const dots = demoSpace().stores.map(project);
  const labels = spreadApart(dots, 28);
  for (const [i, a] of labels.entries()) {
    for (const b of labels.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(27.8);
    expect(Math.hypot(a.x - (dots[i]?.x ?? 0), a.y - (dots[i]?.y ?? 0))).toBeLessThan(40);
  }
});

test('dots anywhere, even at one place, are moved apart within the map (R035)', () => {
  const dot = fc.record({
    x: fc.integer({ min: 0, max: width }),
    y: fc.integer({ min: 0, max: height }),
  });
  fc.assert(
    fc.property(fc.array(dot, { maxLength: 8 }), (dots) => {
      const moved = spreadApart(dots, 20);
      expect(moved).toHaveLength(dots.length);
      for (const { x, y } of moved) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1).toBe(true);
      }
    }),
  );
});

test.each([
  [100, 100],
  [0, 0],
  [width, height],
  [0, 300],
])('six dots at %i, %i are moved apart (R035)', (x, y) => {
  const alike = spreadApart(
    Array.from({ length: 6 }, () => ({ x, y })),
    20,
  );
  for (const [i, a] of alike.entries())
    for (const b of alike.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19.8);
});
