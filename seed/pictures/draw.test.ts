import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Drawing } from '../model.ts';
import { allProducts } from '../products.ts';
import { channels } from './colour.ts';
import { drawProduct, packages, type DrawInput } from './draw.ts';

const plain = { contentColour: '', pattern: '', motif: '', count: 1 };
const inPackage = (form: string, icon = '') => ({ package: form, icon, ...plain });
const bottle: DrawInput = {
  drawing: inPackage('bottle'),
  brand: 'Lumikki & Co',
  brandColours: ['#174534', '#e6b84c'],
  name: 'Kurkkusalaatti tilli',
  measure: '250 ml',
  seed: '1',
};

/** Texts on a picture's label; each must be drawn with letters. */
function textsOf(svg: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    const { d, 'aria-label': text } = attributes as Record<string, string>;
    expect(Object.values(attributes).join(' ')).not.toMatch(/NaN|undefined/);
    if (text && /^M[\d .MLQCZ-]+$/.test(d ?? '')) texts.push(text.toLowerCase());
  });
  parser.write(svg).close();
  return texts;
}

/** Share of a picture's pixels with nearly this colour. */
async function shareOf(colour: string, svg: string): Promise<number> {
  expect(svg).not.toMatch(/NaN|undefined/);
  const wanted = channels(colour).map((value) => value * 255);
  const { data, info } = await sharp(Buffer.from(svg), { density: 18 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (Math.hypot(...wanted.map((value, i) => value - (data[at + i] ?? 0))) < 42) near += 1;
  return near / (info.width * info.height);
}

test.each(packages)(
  'a %s is a picture of 800 × 1000 that carries brand, name and measure',
  async (form) => {
    const svg = drawProduct({ ...bottle, drawing: inPackage(form, 'cucumber') });
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 1000 });
    expect(textsOf(svg)).toEqual(expect.arrayContaining(['lumikki & co', 'kurkkusalaatti tilli']));
  },
);

test.each(packages)('a %s has the colour of its variant', async (form) => {
  const drawing = inPackage(form);
  const share = await shareOf('#a92d7c', drawProduct({ ...bottle, drawing, colourHex: '#a92d7c' }));
  expect(share).toBeGreaterThan(0.01);
});

const icons = new Set<string>();
for (const { type, variety } of allProducts())
  if (variety.drawing.package === '' && type.colours.length > 0) icons.add(variety.drawing.icon);

test.each([...icons])(
  'products drawn as %s are shown in the colour they are sold in',
  async (icon) => {
    const colourHex = '#a92d7c';
    const picture = drawProduct({ ...bottle, drawing: inPackage('', icon), colourHex });
    expect(await shareOf(colourHex, picture)).toBeGreaterThan(0.01);
  },
);

test('a pattern is printed on what has the colour of the product, a motif on its front', () => {
  const shirt = { ...bottle, drawing: inPackage('', 't-shirt'), colourHex: '#22304f' };
  const drawnWith = (more: Partial<Drawing>) =>
    drawProduct({ ...shirt, drawing: { ...shirt.drawing, ...more } });
  const tiles = (svg: string) => svg.split('<pattern').length - 1;
  expect(tiles(drawnWith({ pattern: 'dots' }))).toBeGreaterThan(tiles(drawnWith({})));
  expect(drawnWith({ motif: 'rocket' })).toContain('viewBox="0 0 32 32"');
  expect(() => drawnWith({ pattern: 'no-such-pattern' })).toThrow('no-such-pattern');
});

test('as many are drawn as are sold together', () => {
  const drawing = { ...inPackage('', 't-shirt'), count: 3 };
  expect(drawProduct({ ...bottle, drawing }).match(/<use [^>]*scale\(/g)).toHaveLength(3);
});

test('all that the demo shop draws are well-formed pictures', () => {
  const drawings = new Map(
    allProducts().map(({ variety: { drawing } }) => [JSON.stringify(drawing), drawing]),
  );
  for (const drawing of drawings.values())
    expect(() => textsOf(drawProduct({ ...bottle, drawing }))).not.toThrow();
});

test('the same thing is drawn the same way every time', () => {
  expect(drawProduct(bottle)).toBe(drawProduct({ ...bottle }));
});

test.each([
  ['of markup', '<script>alert("x")</script> & Co'],
  ['of emoji', '🧀🧀🧀'],
  ['of nothing', ''],
  ['of one endless word', 'ä'.repeat(400)],
  ['of very many words', 'maito '.repeat(200)],
  ['of control letters', 'a\u0000\u0007\u001bb'],
])('a name %s keeps the picture whole', async (_, name) => {
  for (const form of packages) {
    const svg = drawProduct({ ...bottle, drawing: inPackage(form), name, brand: name });
    expect(() => textsOf(svg)).not.toThrow();
    for (const [, d = ''] of svg.matchAll(/aria-label="[^"]*" d="([^"]*)"/g))
      for (const value of d.match(/-?[\d.]+/g) ?? []) expect(Number(value)).toBeLessThan(1000);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 800, height: 1000 });
  }
});

test('an unknown icon is an error that names it', () => {
  const drawing = inPackage('', 'no-such-icon');
  expect(() => drawProduct({ ...bottle, drawing })).toThrow('no-such-icon');
});
