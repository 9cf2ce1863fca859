import { expect, test } from 'vitest';
import { withLaterScripts } from './later-scripts.ts';

test('only preloaded modules are fetched later', () => {
  const style = '<link rel="stylesheet" href="/a.css"/>';
  const modules = ['/a.js', '/b.js'].map((file) => `<link rel="modulepreload" href="${file}"/>`);
  expect(withLaterScripts(modules.join(style))).toBe(
    [
      '<link rel="modulepreload" fetchPriority="low" href="/a.js"/>',
      '<link rel="modulepreload" fetchPriority="low" href="/b.js"/>',
    ].join(style),
  );
});
