import { expect, test } from 'vitest';
import type { FeedbackRow } from '#features/feedback/repository.ts';
import { lineOf, wholeOf } from './lines.ts';

const row: FeedbackRow = {
  reference: '7K4M-9QXD',
  idempotencyKey: 'key',
  kind: 'customer-service',
  topic: 'order',
  text: 'Yksi\n\nkaksi',
  name: '',
  email: 'aino@example.com',
  orderNumber: '100200',
  page: '',
  language: 'sv',
  customerId: 'aino',
  receivedAt: Temporal.Instant.from('2026-11-23T22:30:00Z'),
  answerBy: '2026-12-08',
  isMailed: true,
  state: 'refused',
  deliveredBy: null,
  tries: 2,
  lastProblem: 'service.example answered 400',
  settledAt: null,
  eraseAt: null,
};
const on = (day: string) => Temporal.Instant.from(`${day}T12:00:00Z`);

test('a line has what the merchant decides by, and no text of a person', () => {
  expect(lineOf(row, on('2026-12-08'))).toBe(
    '7K4M-9QXD  customer-service  refused  2026-11-24 00:30  answer by 2026-12-08  service.example answered 400',
  );
  expect(lineOf(row, on('2026-12-09'))).toContain('was due 2026-12-08');
  expect(lineOf({ ...row, answerBy: null, lastProblem: null }, on('2026-12-09'))).toMatch(
    /00:30 {2}no answer$/,
  );
});

test('a message is shown whole, without the fields that are empty', () => {
  expect(wholeOf(row).split('\n')).toEqual([
    'number: 7K4M-9QXD',
    'kind: customer-service',
    'topic: order',
    'received: 2026-11-24 00:30',
    'answer by: 2026-12-08',
    'state: refused',
    'tries: 2',
    'problem: service.example answered 400',
    'e-mail: aino@example.com',
    'language: sv',
    'order: 100200',
    '',
    'Yksi',
    '',
    'kaksi',
  ]);
  expect(wholeOf({ ...row, state: 'delivered', deliveredBy: 'mail' })).toContain(
    'state: delivered by mail',
  );
});
