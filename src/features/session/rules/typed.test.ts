import { describe, expect, test } from 'vitest';
import { pageOfTyped, typedFor, typedToKeep } from './typed.ts';

const form = { page: '/kassa?vaihe=osoite', typed: [['city', 'Turku']] } as const;
const minute = 60_000;

describe('a form that waits for its customer’s login', () => {
  const kept = typedToKeep(form, 0);

  test.each([
    ['on its own page it is filled in', '/kassa?vaihe=osoite', 0, { typed: form.typed }],
    ['on another page it waits', '/check-again', 0, 'wait'],
    ['on another step it waits', '/kassa?vaihe=maksu', 0, 'wait'],
    ['half an hour is enough for a login', form.page, 30 * minute - 1, { typed: form.typed }],
    ['after that it is removed, wherever the shopper is', '/', 30 * minute, 'remove'],
  ])('%s (R209)', (_, page, now, expected) => {
    expect(typedFor(kept, page, now)).toEqual(expected);
  });

  test('its page is known as long as it waits', () => {
    expect(pageOfTyped(kept, 30 * minute - 1)).toBe(form.page);
    expect(pageOfTyped(kept, 30 * minute)).toBeNull();
    expect(pageOfTyped(null, 0)).toBeNull();
  });

  test.each([
    null,
    'text',
    {},
    { ...kept, typed: 'city' },
    { ...kept, typed: [['city']] },
    { ...kept, typed: [['city', 1]] },
    { ...kept, until: 'soon' },
    { ...kept, page: undefined },
  ])('what other scripts have stored is no form: %j', (stored) => {
    expect(typedFor(stored, form.page, 0)).toBe('remove');
  });
});
