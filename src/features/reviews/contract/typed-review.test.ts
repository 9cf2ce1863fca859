import { expect, test } from 'vitest';
import { TypedReview } from './typed-review.ts';

const good = {
  stars: '4',
  title: '',
  text: 'Lämmin ja kevyt takki.',
  displayName: 'Aino',
  fit: null,
};
const faultsOf = (more: object) => {
  const { error } = TypedReview.safeParse({ ...good, ...more });
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
};

test('a review has stars, a text and a name; title and fit are optional (R401)', () => {
  expect(TypedReview.parse(good)).toEqual({ ...good, stars: 4 });
  expect(faultsOf({ title: 'Hyvä', fit: 'true' })).toEqual([]);
});

test('texts are cleaned before they are counted', () => {
  const typed = {
    title: ' Hyvä\u202E\n',
    text: 'Eka rivi\u0000\r\n\r\n\r\ntoka',
    displayName: '  A  B ',
  };
  expect(TypedReview.parse({ ...good, ...typed })).toMatchObject({
    title: 'Hyvä',
    text: 'Eka rivi\n\ntoka',
    displayName: 'A B',
  });
});

test.each([
  [{ stars: undefined }, 'stars required'],
  [{ stars: '' }, 'stars required'],
  [{ stars: 'x' }, 'stars required'],
  [{ stars: 0 }, 'stars required'],
  [{ stars: 6 }, 'stars required'],
  [{ stars: 4.5 }, 'stars required'],
  [{ text: ' \n ' }, 'text required'],
  [{ text: 'Ihan ok.' }, 'text too-short'],
  [{ text: 'a'.repeat(2001) }, 'text too-long'],
  [{ text: 'a'.repeat(20_001) }, 'text too-long'],
  [{ text: 'Halvemmalla: https://kauppa' }, 'text contact'],
  [{ text: 'Soita 040 123 4567, myyn omani' }, 'text contact'],
  [{ title: 'a'.repeat(81) }, 'title too-long'],
  [{ title: 'kauppa.fi' }, 'title contact'],
  [{ displayName: '\u200B' }, 'displayName required'],
  [{ displayName: 'a'.repeat(41) }, 'displayName too-long'],
  [{ displayName: 'aino@posti' }, 'displayName contact'],
])('%j is refused by field: %s', (more, fault) => {
  expect(faultsOf(more)[0]).toBe(fault);
});

test('longest texts pass', () => {
  const typed = { text: 'a'.repeat(2000), title: 'a'.repeat(80), displayName: 'a'.repeat(40) };
  expect(faultsOf(typed)).toEqual([]);
  expect(faultsOf({ text: 'a'.repeat(10) })).toEqual([]);
});
