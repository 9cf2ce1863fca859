import { expect, test } from 'vitest';
import { filesIn } from '../tables.ts';
import { silhouetteOf } from './silhouette.ts';
import { readTemplate, templateOf } from './template.ts';

const of = (body: string, defs = '') =>
  silhouetteOf(templateOf(`<svg><defs>${defs}</defs>${body}</svg>`));

test('every thing throws a shadow', () => {
  const without = filesIn('drawings/things').filter((file) => {
    const { shapes, strokes } = silhouetteOf(readTemplate(`things/${file.replace('.svg', '')}`));
    return shapes === '' && strokes(0) === '';
  });
  expect(without).toEqual([]);
});

test.each([
  [
    'a shape has no colours',
    '<path class="solid" fill="#fff" d="M0 0h9v9z"/>',
    '<path d="M0 0h9v9z"/>',
  ],
  [
    'groups stay',
    '<g transform="scale(2)"><rect width="4"/></g>',
    '<g transform="scale(2)"><rect width="4"/></g>',
  ],
  ['seams are left out', '<path class="seam" d="M0 0h9"/>', ''],
  ['lights are left out', '<g opacity=".2"><g><rect width="4"/></g></g>', ''],
  ['thin lines are left out', '<path fill="none" stroke-width="2" d="M0 0h9"/>', ''],
])('%s', (_, body, shapes) => {
  expect(of(body).shapes).toBe(shapes);
});

test('what is cut to an outline is that outline', () => {
  const outline = '<clipPath id="a"><path d="M0 0h9v9z"/></clipPath>';
  const body =
    '<g clip-path="url(#a)"><rect width="99"/><g><rect width="99"/></g></g><rect x="1"/>';
  expect(of(body, outline).shapes).toBe('<path d="M0 0h9v9z"/><rect x="1"/>');
});

test('a glow is left out', () => {
  const glow = '<radialGradient id="a"><stop stop-opacity="0"/></radialGradient>';
  expect(of('<rect fill="url(#a)" width="9"/><rect x="1"/>', glow).shapes).toBe('<rect x="1"/>');
});

test('strokes get wider, in the groups they are in', () => {
  const { strokes } = of(
    '<g transform="scale(2)"><path fill="none" stroke-width="8" d="M0 0h9"/></g>',
  );
  expect(strokes(4)).toBe(
    '<g transform="scale(2)"><path d="M0 0h9" fill="none" stroke-width="12"/></g>',
  );
});
