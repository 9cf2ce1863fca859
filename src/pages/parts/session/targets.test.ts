import { expect, test } from 'vitest';
import { targetOf, targetOrHome } from './targets.ts';

const shop = 'https://shop.example';
const at = (path: string) => new Request(shop + path);

test.each([
  ['/check-logout', '/'],
  ['/sv/check-logout', '/sv'],
  ['/en/check-login', '/en'],
  ['/sv/check-logout?target=/sv/kategoria/muoti', '/sv/kategoria/muoti'],
  ['/sv/check-login?target=/sv/check-login', '/sv'],
  ['/check-login?target=/check-x', '/'],
])('%s leads on to %s: home is in the language one was in (R230, R377)', (path, target) => {
  expect(targetOf(at(path), shop)).toBe(target);
  expect(targetOrHome(at(path), shop)).toBe(target);
});

test('what is not safe leads home in the language one was in (R379)', () => {
  expect(targetOrHome(at('/en/check-logout?target=javascript:alert(1)'), shop)).toBe('/en');
  expect(targetOrHome(at('/check-logout?target=//evil.example'), shop)).toBe('/');
});
