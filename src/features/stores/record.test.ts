import { expect, test } from 'vitest';
import { demoSpaceFiles, newSpaceFiles } from '#features/content/testing.ts';
import { readSpace } from '#features/content/rules/space.ts';
import { weekOf } from './record/opening-hours.ts';
import { StoreDocument } from './record.ts';

test('opening hours are read by weekday; days that are not named are closed', () => {
  const [monday, , , , friday, saturday, sunday] = weekOf('Mo-Fr 09:00-21:00, Sa 10:00-16:00');
  expect(monday).toEqual({ opens: '09:00', closes: '21:00' });
  expect(friday).toEqual(monday);
  expect(saturday).toEqual({ opens: '10:00', closes: '16:00' });
  expect(sunday).toBeNull();
  expect(weekOf('Su 00:00-24:00')[6]).toEqual({ opens: '00:00', closes: '24:00' });
});

test.each([
  '',
  'arkisin 9-21',
  'Fr-Mo 09:00-21:00',
  'Mo 21:00-09:00',
  'Mo 09:00-09:00',
  'Mo 09:60-21:00',
  'Mo 09:00-25:00',
  'Mo 9:00-21:00',
])('hours written as "%s" are refused with what is expected', (hours) => {
  expect(() => weekOf(hours)).toThrow('is no opening hours such as');
});

test('a day that is named twice is refused', () => {
  expect(() => weekOf('Mo-Fr 09:00-21:00, We 09:00-12:00')).toThrow('names We twice');
});

const tampere = (demoSpaceFiles().documents.find(({ key }) => key === 'tre')?.data ?? {}) as object;
const exception = (from: string, to = from) => ({ from, to, hours: null, name: { fi: 'Joulu' } });

test.each([
  [{ postcode: '3310' }, 'postcode must be five digits'],
  [{ latitude: 24.9 }, 'latitude'],
  [{ openingHours: 'Mo 9-21' }, 'openingHours "9-21" is no opening hours such as "09:00-21:00"'],
  [{ holidayHours: '18:00-12:00' }, 'holidayHours "18:00-12:00" is no opening hours'],
  [
    { exceptions: [exception('2026-12-26', '2026-12-24')] },
    'exceptions.Joulu.to must not be before',
  ],
  [{ exceptions: [exception('24.12.2026')] }, 'exceptions.Joulu.from must be a day such as'],
  [
    { exceptions: [exception('2026-12-25'), exception('2026-12-24', '2026-12-25')] },
    'exceptions.Joulu.from begins before the exception of 2026-12-24 ends',
  ],
  [{ services: ['cafe', 'cafe'] }, 'services names each service once'],
  [{ services: ['swimming'] }, 'services.0 store-services.json has no service swimming'],
  [{ picture: 'store.jpg' }, 'picture there is no file pictures/store.jpg'],
  [{ phone: 'soita' }, 'phone must be a number'],
  [{ web: 'https://aitta.example' }, 'web is not known here'],
])('a store with %j is refused: %s (R035)', (change, reason) => {
  const documents = demoSpaceFiles().documents.map((one) =>
    one.key === 'tre' ? { ...one, data: { ...tampere, ...change } } : one,
  );
  const { faults } = readSpace(1, documents);
  expect(faults.map((one) => `${one.path.join('.')} ${one.reason}`).join('\n')).toContain(reason);
  expect(faults.every(({ kind, key }) => kind === 'stores' && key === 'tre')).toBe(true);
});

test('store pickup needs a store that offers it (R035)', () => {
  const documents = demoSpaceFiles().documents.filter(({ kind }) => kind !== 'stores');
  expect(readSpace(1, documents).faults).toEqual(
    ['store', 'food-store'].map((id) => ({
      kind: 'deliveries',
      key: '',
      path: ['methods', expect.any(Number), 'kind'],
      reason: `${id} needs a store with the service pickup`,
    })),
  );
});

test('what a store need not have may be left out; a new shop has no stores (R035)', () => {
  const { name, streetAddress, postcode, town, latitude, longitude, openingHours } =
    StoreDocument.parse(tampere);
  const least = { name, streetAddress, postcode, town, latitude, longitude, openingHours };
  expect(StoreDocument.parse(least)).toEqual({ ...least, exceptions: [], services: [] });
  expect(readSpace(1, newSpaceFiles().documents).space?.stores).toEqual([]);
});
