import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onEveryDatabase } from './db/testing.ts';
import { makeLog } from './log.ts';

/** The lines that `write` logs. */
function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  let lines = '';
  write(makeLog('trace', { write: (line) => void (lines += line) }));
  return lines;
}

/** Values that no log may contain. */
const email = 'matti.meikalainen@koti.example';
const address = { email, firstName: 'Liisa', streetAddress: 'Salakatu 7', phone: '0401234567' };
const cartToken = '9n97AfBhfAX3zaO2Is9ImA';
const values = [...Object.values(address), cartToken];
const json = JSON.stringify(address);

onEveryDatabase('failing statements', (database) => {
  test.each([
    ['a table that is not there', sql`select 1 from nowhere.at_all where email = ${email}`],
    [
      'a row that is there already',
      sql`insert into platform.migration (feature, name, hash)
        select ${cartToken}, ${email}, ${json} from generate_series(1, 2)`,
    ],
    [
      'an empty column',
      sql`insert into platform.migration (feature, name) values (${email}, ${json})`,
    ],
    ['a value of another type', sql`select ${email}::text::int`],
    ['a value that is no JSON', sql`select ${`{${json}`}::text::jsonb`],
    ['a value that is no time', sql`select ${`${cartToken} ${email}`}::text::timestamptz`],
  ])('%s is logged without what the statement was asked with', async (_name, statement) => {
    const error: unknown = await database()
      .db.execute(statement)
      .then(
        () => null,
        (failure: unknown) => failure,
      );
    expect(error).toBeInstanceOf(Error);
    const wrapped = new Error('The order could not be kept', { cause: error });
    const several = new AggregateError([error], 'Nothing went well');
    const lines = logged((log) => {
      log.error({ err: error }, 'request failed');
      log.error({ err: wrapped }, 'request failed');
      log.error(several);
      log.error(error);
    });
    expect(values.filter((value) => lines.includes(value))).toEqual([]);
    expect(lines).toContain('Failed query');
    // The error and its place are still logged.
    const [line = ''] = lines.split('\n');
    const { err } = JSON.parse(line) as { err: { cause: { code: string }; stack: string } };
    expect(err.cause.code).toMatch(/^[0-9A-Z]{5}$/);
    expect(err.stack).toContain('log.test.ts');
  });
});

test('keys and tokens of addresses, and those that come in headers, are never logged', () => {
  const lines = logged((log) => {
    log.debug({ url: `/kiitos?tilaus=10000001&avain=${cartToken}&x=1` });
    log.warn(`GET /v3/order/1?key=${cartToken} failed`);
    log.warn({ err: new Error(`connect postgres://aitta:${cartToken}@db/aitta`) });
    log.warn({ err: new Error(`550 <${email}>: user unknown`) }, `mail to ${email}`);
    log.info({ headers: { authorization: `Bearer ${cartToken}` } });
    log.info({ err: new Error(`401 for Bearer ${cartToken}`) });
  });
  expect(values.filter((value) => lines.includes(value))).toEqual([]);
  expect(lines).toContain('tilaus=10000001&avain=…&x=1');
});

test('an error keeps its kind, its code and its causes', () => {
  const cause = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  const lines = logged((log) => log.error({ err: new TypeError('fetch failed', { cause }) }));
  expect(JSON.parse(lines)).toMatchObject({
    err: {
      type: 'TypeError',
      message: 'fetch failed',
      cause: { code: 'ECONNREFUSED', message: 'connect refused' },
    },
  });
});

test('a long line costs little', () => {
  // An expression that looks back at every letter would take hours.
  const line = 'a'.repeat(1_000_000);
  expect(logged((log) => log.info(line))).toContain(line);
});

test('what is logged as an error is reported, with its request’s id; warnings are not', () => {
  const reported: unknown[] = [];
  const onError = (error: unknown, { correlationId }: Record<string, unknown>) =>
    void reported.push([error, correlationId]);
  const log = makeLog('info', { write: () => {} }, onError).child({ correlationId: 'request-1' });
  const error = new Error('oops');
  log.error({ err: error }, 'request failed');
  log.error(error);
  log.warn({ err: error }, 'the database is away');
  log.error('without an error');
  expect(reported).toEqual([
    [error, 'request-1'],
    [error, 'request-1'],
  ]);
});
