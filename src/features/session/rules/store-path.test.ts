import { expect, test } from 'vitest';
import { isStorePath, lastStorePath, returnPath } from './store-path.ts';

test.each([
  '/ostoskori',
  '/kassa',
  '/kiitos',
  '/suosikit',
  '/check-login',
  '/check-anything',
  '/maksu/paluu',
  '/sv/kassa',
  '/en/suosikit',
])('%s is skipped: one does not go back there (R377)', (path) => {
  expect(isStorePath(path)).toBe(false);
});

test.each(['/', '/kategoria/muoti', '/tuote/kahvi/1', '/sv/haku', '/kassakaapit', '/ostoskorit'])(
  '%s is a place of the store (R377)',
  (path) => {
    expect(isStorePath(path)).toBe(true);
  },
);

test('the last visited place is where one goes on; without one it is the home page (R377, R378)', () => {
  expect(lastStorePath('/haku?hakutermi=tee')).toBe('/haku?hakutermi=tee');
  for (const none of [null, '', '/kassa?vaihe=maksu', '//evil.example', 'javascript:alert(1)']) {
    expect(lastStorePath(none)).toBe('/');
  }
});

test('a login does not return to a page that sends on', () => {
  expect(returnPath('/kassa?vaihe=maksu')).toBe('/kassa?vaihe=maksu');
  expect(returnPath('/check-login?target=/check-login')).toBe('/');
  expect(returnPath('/sv/check-logout')).toBe('/sv');
});
