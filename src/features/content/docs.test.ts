/** docs/content.md has everything a merchant can write, and nothing else. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { blockShapes } from './record/blocks.ts';
import { PageFront } from './record/page.ts';
import { environments, standardSwitches } from './record/switches.ts';
import { fileOf } from './rules/file-names.ts';
import { folders, pageKind, pictureKind, singles } from './rules/kinds.ts';
import { placeholders } from './rules/placeholders.ts';
import { faultsOf, smallSpace } from './testing/small-space.ts';

const text = readFileSync(new URL('../../../docs/content.md', import.meta.url), 'utf8');

/** What stands between backticks. */
const words = new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word));

/** The lines from a heading to the next one of any level. */
const section = (heading: string): string => {
  const [, found = ''] = new RegExp(`^#+ ${heading}$([^]*?)(?=^#)`, 'm').exec(text) ?? [];
  return found;
};
/** The words of the first cells of a section's table. */
const firstCells = (heading: string): string[] =>
  [...section(heading).matchAll(/^\| `([^`]+)` +\|/gm)].map(([, word = '']) => word);

/** Names and choices of a shape at any depth, without the languages of texts. */
function partsOf(shape: z.ZodType): string[] {
  const found: string[] = [];
  const waiting: unknown[] = [z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })];
  for (let part; (part = waiting.pop()) !== undefined;) {
    if (typeof part !== 'object' || part === null) continue;
    const { properties, enum: choices } = part as { properties?: object; enum?: unknown[] };
    found.push(...Object.keys(properties ?? {}), ...(choices ?? []).map(String));
    waiting.push(...Object.values(part));
  }
  return found.filter((name) => !languages.includes(name as 'fi'));
}

describe('docs/content.md names', () => {
  test('every kind with its file', () => {
    const files = [...section('Files').matchAll(/^\| `([^`]+)` +\| `([a-z-]+)` +\|/gm)].map(
      ([, file, kind]) => `${kind} ${file}`,
    );
    const expected = [
      ...Object.keys(singles).map((kind) => `${kind} ${fileOf({ kind, key: '' })}`),
      ...Object.keys(folders).map((kind) => expect.stringMatching(`^${kind} ${kind}/<`) as string),
      `${pageKind} pages/<address>.<lang>.md`,
      `${pictureKind} pictures/<name>`,
    ];
    expect(files).toHaveLength(expected.length);
    expect(files).toEqual(expect.arrayContaining(expected));
  });

  test('every block, and no other', () => {
    expect(firstCells('Blocks').toSorted()).toEqual(Object.keys(blockShapes).toSorted());
  });

  test('every placeholder, and no other', () => {
    const named = Object.keys(placeholders).map((name) => `{${name}}`);
    expect(firstCells('Placeholders').toSorted()).toEqual(named.toSorted());
  });

  test('every switch with its standard state, and no other', () => {
    const rows = [...section('Switches and environments').matchAll(/^\| `(\w+)` +\| `(\w+)`/gm)];
    const states = Object.fromEntries(rows.map(([, name, state]) => [name, state === 'true']));
    expect(states).toEqual(standardSwitches);
    for (const environment of environments) expect(words).toContain(environment);
  });

  test.each([
    ...Object.entries({ ...singles, ...folders }).filter(([kind]) => kind !== 'switches'),
    ...Object.entries(blockShapes),
    [pageKind, PageFront] as const,
  ])('every field and choice of %s', (_, shape) => {
    expect(partsOf(shape).filter((name) => !words.has(name))).toEqual([]);
  });

  test('fields, which the test finds in shapes of any depth', () => {
    expect(partsOf(singles.deliveries)).toEqual(
      expect.arrayContaining(['cutOffHour', 'priceEuroCents', 'locker']),
    );
    expect(partsOf(blockShapes.questions)).toContain('answer');
    expect(partsOf(folders.campaigns)).toContain('buyableFrom');
  });

  test('every fact of the front matter', () => {
    const [, table = ''] = /^\| Fact ([^]*?)\n\n/m.exec(text) ?? [];
    const names = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(PageFront.shape).toSorted());
  });
});

test('the page in docs/content.md has no faults', () => {
  const [, page = ''] = /^````markdown\n([^]*?)^````$/m.exec(text) ?? [];
  expect(page).toContain('```questions');
  expect(faultsOf(smallSpace({ 'pages/info/palautus.en.md': page }))).toEqual([]);
});

test('the switches and endpoints in docs/content.md have no faults', () => {
  const [switches = '', endpoints = ''] = [...text.matchAll(/^```json\n([^]*?)^```$/gm)]
    .map(([, json = '']) => json)
    .filter((json) => /checkedIn|accessibilityReporting/.test(json));
  expect(endpoints).not.toBe('');
  const files = { 'switches.json': switches, 'endpoints.json': endpoints };
  expect(faultsOf(smallSpace(files))).toEqual([]);
});
