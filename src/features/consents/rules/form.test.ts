import { expect, test } from 'vitest';
import { answerIn, changesIn, decisionsIn } from './form.ts';

const version = 'abcdefghijklmnopqrstuv';
const form = (...pairs: [string, string][]): FormData => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};
const shown: [string, string][] = [
  ['shown', 'email-marketing'],
  ['shown', 'mobile-marketing'],
  ['text.email-marketing', version],
];

test('what was shown and is not ticked is REVOKED, with the text that was read (R332)', () => {
  expect(decisionsIn(form(...shown, ['signed', 'email-marketing']))).toEqual({
    consents: { 'email-marketing': 'SIGNED', 'mobile-marketing': 'REVOKED' },
    textVersions: { 'email-marketing': version },
  });
});

test('what was not shown, is unknown or no text version does not count', () => {
  const odd = form(
    ['signed', 'email-marketing'],
    ['shown', 'post-marketing'],
    ['shown', 'mobile-marketing'],
    ['text.mobile-marketing', "' or 1=1"],
  );
  expect(decisionsIn(odd)).toEqual({
    consents: { 'mobile-marketing': 'REVOKED' },
    textVersions: {},
  });
});

test('in the account only changes are decided: what was not decided and is not ticked stays open', () => {
  const given = form(...shown, ['signed', 'email-marketing']);
  expect(changesIn(given).consents).toEqual({ 'email-marketing': 'SIGNED' });
  expect(changesIn(form(...shown, ['was', 'email-marketing'])).consents).toEqual({
    'email-marketing': 'REVOKED',
  });
  const same = form(...shown, ['was', 'email-marketing'], ['signed', 'email-marketing']);
  expect(changesIn(same).consents).toEqual({});
});

test('submitting needs a tick; declining and being shown need none (R343)', () => {
  expect(answerIn(form(['act', 'submit'], ...shown))).toBeNull();
  expect(answerIn(form(['act', 'submit'], ...shown, ['signed', 'mobile-marketing']))).toMatchObject(
    {
      act: 'submit',
      consents: { 'email-marketing': 'REVOKED', 'mobile-marketing': 'SIGNED' },
    },
  );
  expect(answerIn(form(['act', 'decline'], ...shown))).toEqual({ act: 'decline' });
  expect(answerIn(form(['act', 'shown']))).toEqual({ act: 'shown' });
  expect(answerIn(form(['act', 'anything'], ...shown, ['signed', 'mobile-marketing']))).toBeNull();
  expect(answerIn(form())).toBeNull();
});
