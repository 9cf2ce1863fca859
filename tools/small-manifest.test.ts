import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { smallManifest } from './small-manifest.ts';

const shell = '/assets/sv/shell-1.js';
const entry = { module: '/assets/sv/entry-1.js', imports: [shell], css: [] };
const root = {
  id: 'root',
  path: '',
  hasLoader: true,
  hasErrorBoundary: false,
  module: '/assets/sv/root-1.js',
  imports: [shell],
  css: ['/assets/style-1.css'],
};
const cart = {
  id: 'pages/cart',
  parentId: 'root',
  path: 'ostoskori',
  hasLoader: true,
  hasAction: true,
  module: '/assets/sv/cart-1.js',
  imports: [shell, '/assets/sv/sums-1.js'],
  css: [],
};
const home = {
  id: 'pages/home',
  parentId: 'root',
  index: true,
  hasLoader: true,
  module: '/assets/sv/home-1.js',
  imports: [],
  css: [],
};
const part = {
  id: 'part',
  parentId: 'pages/cart',
  path: 'x',
  module: '/other/part.js',
  imports: [],
  css: [],
  clientLoaderModule: '/assets/sv/loader-1.js',
};

const data = {
  id: 'pages/menu',
  parentId: 'root',
  path: '_data/menu',
  hasLoader: true,
  module: '/assets/sv/menu-1.js',
  imports: [],
  css: [],
};

const listOf = (script: string): unknown => {
  const window: { list?: unknown } = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.list));
};

test('the browser makes the same list of routes, without what is false what every page has, or the code of data', () => {
  const routes = { root, 'pages/cart': cart, 'pages/home': home, 'pages/menu': data, part };
  const script = `window.list=${JSON.stringify({ entry, routes, url: '/m.js', version: '1' })};`;
  const { hasErrorBoundary: _, ...rootLeft } = root;
  expect(listOf(smallManifest(script))).toEqual({
    entry,
    url: '/m.js',
    version: '1',
    routes: {
      root: { ...rootLeft, parentId: null },
      'pages/cart': { ...cart, imports: ['/assets/sv/sums-1.js'] },
      'pages/home': home,
      'pages/menu': { ...data, module: root.module },
      part,
    },
  });
});
