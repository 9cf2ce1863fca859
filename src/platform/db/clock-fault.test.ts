import { expect, test } from 'vitest';
import { clockFaults } from './clock-fault.ts';
import { onEveryDatabase } from './testing.ts';

onEveryDatabase('the clock of a process', (database) => {
  test.each([
    [3600, /^The clock of this machine is 3[56]\d\d seconds ahead of that of the database/],
    [-3600, /^The clock of this machine is 36\d\d seconds behind that of the database/],
  ])('that is %i seconds off is a fault', async (seconds, sentence) => {
    const faults = await clockFaults(database().db, Date.now() + seconds * 1000);
    expect(faults).toEqual([expect.stringMatching(sentence)]);
  });

  test('that agrees with the database is none', async () => {
    expect(await clockFaults(database().db)).toEqual([]);
  });
});
