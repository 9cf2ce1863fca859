import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledMessages } from '#platform/i18n/message-files.ts';
import { addMessages, translator, type Namespace } from '#platform/i18n/messages.ts';
import { placeholderOf, writeLanguageBuilds } from './language-builds.ts';
import { messages } from './vite-messages.ts';

const anywhere = (name: string) => name as Namespace;

test('a message a language lacks is the English one; its own stay (R394)', () => {
  const texts = {
    fi: { home: 'Koti', 'cart.empty': 'Tyhjä' },
    sv: { home: 'Hem' },
    en: { home: 'Home', 'cart.empty': 'Empty' },
  };
  const { sv } = compiledMessages('trial', (_folder, language) => texts[language]);
  expect(sv).toEqual({ home: 'Hem', 'cart.empty': 'Empty' });
});

test('a message no language has is an error that names its key and language (R396)', () => {
  addMessages('trial', { sv: { home: 'Hem', 'a.b': [['name']] } });
  const t = translator('sv', anywhere('trial'));
  expect(t('home' as never)).toBe('Hem');
  expect(() => t('nowhere' as never)).toThrow(/trial nowhere.*sv/);
  expect(() => translator('fi', anywhere('trial'))('home' as never)).toThrow(/trial home.*fi/);
});

test('a branch of a file is a namespace of its own, and its messages are filled in', () => {
  addMessages('trial', { sv: { 'a.b': ['Hej ', ['name'], '!'] } });
  const t = translator('sv', anywhere('trial.a')) as (key: string, values: object) => string;
  expect(t('b', { name: 'Aino' })).toBe('Hej Aino!');
});

test('a module that calls useTranslations imports the messages it names, once each', async () => {
  const server = await createServer({
    configFile: false,
    root: folder,
    plugins: [messages()],
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'silent',
  });
  const made = await server.environments.ssr.transformRequest('/part.ts');
  await server.close();
  expect([...new Set(made?.deps)].filter((one) => one.includes('messages:'))).toHaveLength(2);
});

test('each language has its own scripts, with its messages and no other', () => {
  writeLanguageBuilds(join(folder, 'client'));
  const script = (language: string) =>
    readFileSync(join(folder, `client/assets/${language}/part-1.js`), 'utf8');
  expect(script('sv')).toContain('"missing":[["label"]," saknas."]');
  expect(script('sv')).not.toMatch(/@messages|puuttuu|is missing/);
  expect(script('fi')).toContain('puuttuu');
  expect(script('en')).toContain('import"./other-2.js";const all=["assets/en/other-2.js"]');
});

const folder = mkdtempSync(join(tmpdir(), 'aitta-messages-'));

beforeAll(() => {
  writeFileSync(
    join(folder, 'part.ts'),
    `import { useTranslations } from 'somewhere';
     export const A = () => useTranslations('shell')('home');
     export const B = () => useTranslations('shell')('home') + useTranslations('pages/home.a')('b');`,
  );
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  const value = JSON.stringify(placeholderOf('features/identity'));
  writeFileSync(
    join(folder, 'client/assets/part-1.js'),
    `import"./other-2.js";const all=["assets/other-2.js"];add("features/identity",${value});`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));
