import { expect, test } from 'vitest';
import { textsOf } from './texts.ts';

test('texts come from the service, else from the package, in the asked language', () => {
  expect(textsOf('sv', { 'consent.close': 'Bort' })('consent.close')).toBe('Bort');
  expect(textsOf('sv', {})('consent.close')).toBe('Stäng');
  expect(textsOf('fi', undefined)('error.authRequired')).toMatch(/^Kirjaudu sisään/);
});

test('a text that nobody has is an error that names its namespace, key and language (R395, R396)', () => {
  expect(() => textsOf('fi', {})('consent.none')).toThrow(
    'No text marketing-consents consent.none in fi',
  );
  expect(() => textsOf('en', {})('consent')).toThrow('No text marketing-consents consent in en');
});
