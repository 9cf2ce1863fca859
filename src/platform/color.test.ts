import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, HexColor, readable, textOn } from './color.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffff00', 8],
])('the contrast of %s and %s is %f, as WCAG counts', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('on every colour the text of the shop can be read', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const [text, other] = [textOn(color), textOn(color) === '#000000' ? '#ffffff' : '#000000'];
      expect(contrast(text, color)).toBeGreaterThanOrEqual(readable);
      expect(contrast(text, color)).toBeGreaterThanOrEqual(contrast(other, color));
      expect(contrast(text, color)).toBeLessThanOrEqual(21);
    }),
  );
});

test.each(['red', '#fff', '#12345g', '174534', '#1745341', ' #174534', 'url(#a)'])(
  '%j is no colour',
  (text) => {
    expect(HexColor.safeParse(text).error?.issues[0]?.message).toBe(
      'must be a colour such as #174534',
    );
  },
);
