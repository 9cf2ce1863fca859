/** Every address of the shop with texts that have broken other shops: none of them causes a server error. */
import { globSync, readFileSync } from 'node:fs';
import { listKeys } from '../src/features/catalogue/url-state/keys.ts';
import { formFields } from '../src/features/catalogue/url-state/write.ts';
import { isThorough } from '../src/platform/testing/property-seed.ts';
import { nastyWords } from '../src/services/attacks/testing/nasty-words.ts';
import routes from '../src/routes.ts';
import { expect, test } from './fixtures/test.ts';
import { rawly } from './steps/raw-request.ts';

const words = [
  ...nastyWords,
  '//evil.example',
  'javascript:alert(1)',
  Array.from({ length: 1000 }, (_, n) => n).join('_'),
  'a'.repeat(65),
  'a'.repeat(201),
];

const percent = (word: string): string =>
  encodeURIComponent(word.toWellFormed()).replaceAll('.', '%2E');
/** Includes what is not text at all. */
const encoded = [
  ...new Set([...words.map(percent), '%', '%E0%A4%A', '%FF', '%00', '%2F%2F', '%252F']),
];

/** Every parameter that some page reads from the query. */
const keys = [
  ...new Set([
    ...listKeys,
    ...Object.values(formFields),
    ...globSync('src/{pages,shell,features}/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\.(?:get|getAll|has)\('([^']+)'\)/g)].map(
        ([, key = '']) => key,
      ),
    ),
  ]),
];

const paths = routes.map(({ path = '' }) => `/${path}`);

/** The address with the text in each variable part of its path, or after the path when there is none. */
const withWord = (path: string, word: string): string =>
  /[:*]/.test(path)
    ? path.replaceAll(/:\w+|\*/g, () => word)
    : `${path === '/' ? '' : path}/${word}`;

/** Characters; no server accepts longer addresses. */
const longest = 15_000;
const pair = (word: string) => (key: string) => `${encodeURIComponent(key)}=${word}`;
const severe = ['%00', 'a'.repeat(9000), '%2F%2Fevil.example', '%FF', '-1', '1e309'];
const many = (key: string) => Array.from({ length: 900 }, (_, n) => pair(String(n))(key)).join('&');

function* addresses(path: string): Generator<string> {
  // What has no variable part would be another page, which is not there.
  const plain = /[:*]/.test(path) ? withWord(path, '1') : path;
  // In a path without variable parts, any text leads to a page that does not exist.
  const inPath = /[:*]/.test(path) ? encoded : severe;
  for (const word of inPath) yield withWord(path, word);
  for (const word of severe) yield `/sv${withWord(path, word)}.data`;
  yield `${path}.data`;
  for (const word of severe) yield `${plain}?${keys.map(pair(word)).join('&')}`;
  for (const [at, key] of keys.entries()) yield `${plain}?${pair(severe[at % 6] ?? '')(key)}`;
  for (const [at, key] of keys.entries()) if (at % 6 === 0) yield `${plain}?${many(key)}`;
}

/** A quarter of them for each path, another for the next: every address is tried with some paths. */
const isTried = (path: number, address: number) => isThorough || (path + address) % 4 === 0;

for (const [at, path] of paths.entries()) {
  test(`no word in address or query makes a fault of ${path}`, async ({ shop }) => {
    const faults: string[] = [];
    const rest = addresses(path).filter((_, address) => isTried(at, address));
    const askAll = async () => {
      for (const address of rest) {
        const { status } = await rawly(shop.url, address.slice(0, longest), {});
        if (status >= 500) faults.push(`${status} ${address.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, askAll));
    expect(faults).toEqual([]);
  });
}
