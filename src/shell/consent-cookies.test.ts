import { expect, test } from 'vitest';
import { choiceOf, consentCookies } from './consent-cookies.ts';

const asked = { version: 2, categories: ['functional', 'analytics'] } as const;
const now = Temporal.Instant.from('2026-11-23T12:00:00.900Z');
const id = '2f0a8f3e-31c5-4d8e-9a55-0d8bb2b9c001';
const request = (cookie = '') => new Request('https://shop.test/', { headers: { cookie } });
const chosen = { request: request(), asked, publicUrl: 'https://shop.test', now };

test('the consent cookie lasts 31536000 seconds, is strict and secure (R388)', () => {
  expect(consentCookies({ ...chosen, given: ['functional'] })).toEqual([
    'aitta_consent=2.functional.1795435200; Max-Age=31536000; Path=/; Secure; SameSite=Strict',
    'aitta_visitor=; Max-Age=0; Path=/; Secure; SameSite=Strict',
  ]);
});

test.each([
  ['http://localhost:3000', true],
  ['http://shop.test', false],
])('at %s it is secure: %s (R388)', (publicUrl, expected) => {
  const [cookie] = consentCookies({ ...chosen, given: [], publicUrl });
  expect(cookie?.includes('; Secure')).toBe(expected);
});

test('with consent to analytics a visitor has an id, and keeps it (R386, R388)', () => {
  const given = ['analytics'] as const;
  const [, made] = consentCookies({ ...chosen, given });
  expect(made).toMatch(
    /^aitta_visitor=[\da-f-]{36}; Max-Age=31536000; Path=\/; Secure; SameSite=Strict$/,
  );
  const again = (cookie: string) =>
    consentCookies({ ...chosen, given, request: request(`aitta_visitor=${cookie}`) })[1];
  expect(again(id)).toContain(`aitta_visitor=${id};`);
  expect(again('1')).not.toContain('aitta_visitor=1;');
});

test('a shop that asks for nothing removes both', () => {
  const none = { ...asked, categories: [] };
  for (const cookie of consentCookies({ ...chosen, asked: none, given: [] }))
    expect(cookie).toContain('Max-Age=0');
  expect(choiceOf(request('aitta_consent=2..1795435200'), none)).toBeNull();
});

test('a request shows what was chosen', () => {
  const cookie = 'a=b; aitta_consent=2.analytics.1795435200';
  expect(choiceOf(request(cookie), asked)?.given).toEqual(['analytics']);
  expect(choiceOf(request(), asked)).toBeNull();
});
