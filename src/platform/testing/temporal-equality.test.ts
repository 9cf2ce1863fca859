import { expect, test } from 'vitest';

const at = (time: string) => Temporal.Instant.from(`2026-11-24T${time}Z`);

test('an instant is equal to itself alone', () => {
  const row = { at: at('10:00:00'), name: 'a' };
  expect(row).toMatchObject({ at: at('10:00:00') });
  for (const other of [at('10:00:01'), null, '2026-11-24T10:00:00Z', {}]) {
    expect(row).not.toMatchObject({ at: other });
    expect({ at: other }).not.toMatchObject({ at: row.at });
    expect(row).not.toEqual({ ...row, at: other });
  }
});

test('a day is not the beginning of a day', () => {
  const day = Temporal.PlainDate.from('2026-11-24');
  expect({ day }).toMatchObject({ day: Temporal.PlainDate.from('2026-11-24') });
  expect({ day }).not.toMatchObject({ day: day.toPlainDateTime() });
});
