import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { namespaced, refuseMissing } from '#platform/i18n/texts.ts';
import { compiledTexts, filled } from './vite-texts.ts';

test('a text a language lacks is the English one; its own stay (R394)', () => {
  const swedish = { home: 'Hem', cart: { title: 'Varukorg' } };
  const english = { home: 'Home', orders: 'Orders', cart: { title: 'Basket', empty: 'Empty' } };
  expect(filled(swedish, english)).toEqual({
    home: 'Hem',
    orders: 'Orders',
    cart: { title: 'Varukorg', empty: 'Empty' },
  });
});

test('the build fills a text file from the English one beside it (R394)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aitta-texts-'));
  mkdirSync(join(folder, 'text'));
  writeFileSync(join(folder, 'text/en.json'), '{"a":"English","b":"Only English"}');
  const transform = compiledTexts().transform as (code: string, id: string) => { code: string };
  const { code } = transform('{"a":"Svenska"}', join(folder, 'text/sv.json'));
  expect(JSON.parse(code)).toEqual({ a: 'Svenska', b: 'Only English' });
  rmSync(folder, { recursive: true });
});

test('a text no language has is an error that names its key and language (R396)', () => {
  const messages = namespaced({ '../shell/text/sv.json': { home: 'Hem' } });
  const t = createTranslator({ locale: 'sv', messages, onError: refuseMissing });
  expect(t('shell.home' as never)).toBe('Hem');
  expect(() => t('shell.nowhere' as never)).toThrow(/shell\.nowhere.*sv/);
});
