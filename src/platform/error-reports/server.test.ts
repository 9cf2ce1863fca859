import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startIngest } from './testing/ingest.ts';
import { serverReporter } from './server.ts';

let ingest: Awaited<ReturnType<typeof startIngest>>;
beforeEach(async () => void (ingest = await startIngest()));
afterEach(() => ingest.stop());

/** Goes round 0.00, 0.01, … 0.99, so that a share is met exactly. */
function evenly(): () => number {
  let turn = 0;
  return () => (turn++ % 100) / 100;
}

const reporter = (random: () => number = () => 0) =>
  serverReporter({ dsn: ingest.dsn, environment: 'prod', random });

test('ten of a hundred errors are reported (R432)', async () => {
  const { error, flush } = reporter(evenly());
  for (let n = 0; n < 100; n += 1) error(new Error(`oops ${n}`));
  await flush(2000);
  expect(ingest.received).toHaveLength(10);
});

test('five of a hundred page loads are reported (R433)', async () => {
  const { page, flush } = reporter(evenly());
  for (let n = 0; n < 100; n += 1) page({ name: 'pages/home', seconds: 0.5 });
  await flush(2000);
  expect(ingest.received).toHaveLength(5);
  const [first] = ingest.received;
  expect(first?.event).toMatchObject({ type: 'transaction', transaction: 'pages/home' });
});

test('the last hundred breadcrumbs are kept (R434)', async () => {
  const { visited, error, flush } = reporter();
  for (let n = 0; n < 150; n += 1) visited(`pages/p${n}`);
  error(new Error('oops'));
  await flush(2000);
  const crumbs = ingest.received[0]?.event.breadcrumbs?.map(({ message }) => message);
  expect([crumbs?.length, crumbs?.[0], crumbs?.at(-1)]).toEqual([100, 'pages/p50', 'pages/p149']);
});

test('sixty-four events wait to be sent, and further ones are dropped (R435)', async () => {
  ingest.stop();
  ingest = await startIngest(false);
  const { error } = reporter();
  for (let n = 0; n < 100; n += 1) error(new Error(`oops ${n}`));
  await eventually(() => expect(ingest.received).toHaveLength(64));
  error(new Error('one more'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ingest.received).toHaveLength(64);
});

test.each([
  ['a page that is not there (R428)', 'pages/not-found'],
  ['the data of a page that is not there (R428)', 'pages/not-found.data'],
  ['a load that ended before its page was known (R429)', ''],
  ['an address of no page (R429)', 'other'],
])('the load of %s is not reported', async (_, name) => {
  const { page, flush } = reporter();
  page({ name, seconds: 1 });
  await flush(1000);
  expect(ingest.received).toEqual([]);
});

const thrown = (message: string, name = 'TypeError') =>
  Object.assign(new TypeError(message), { name });
test.each<[string, unknown]>([
  ['a redirect (R430)', new Response(null, { status: 302, headers: { location: '/' } })],
  ['a refusal that a page throws (R430)', { type: 'DataWithResponseInit', data: null, init: null }],
  [
    'a script of another version, Chromium (R431)',
    thrown('Failed to fetch dynamically imported module: https://shop.example/assets/a.js'),
  ],
  [
    'a script of another version, Firefox (R431)',
    thrown('error loading dynamically imported module'),
  ],
  ['a script of another version, Safari (R431)', thrown('Importing a module script failed.')],
  ['cancelled (R411)', thrown('cancelled')],
  ['Failed to fetch (R411)', thrown('Failed to fetch')],
  ['Load failed (R411)', thrown('Load failed')],
  ['Page load disturbed (R411)', thrown('Page load disturbed', 'Abort')],
  ['a request that was stopped (R412)', new DOMException('stopped', 'AbortError')],
])('%s is not reported', async (_, error) => {
  const { error: report, flush } = reporter();
  report(error);
  await flush(1000);
  expect(ingest.received).toEqual([]);
});

const personal = {
  email: 'aino@koti.example',
  phone: '+358 40 123 4567',
  card: '4111 1111 1111 1111',
  postcode: '00100',
  token: 'geheim-token-0123456789',
  parameter: 'Koivukuja 1',
};

test('nothing of a shopper is in a report: no address, phone, card, postcode, token or value of SQL', async () => {
  const { error, flush } = reporter();
  const { email, phone, card, postcode, token, parameter } = personal;
  const message = `no ${email}, ${phone}, ${card}, ${postcode} at /kiitos?avain=${token}, Bearer ${token}\nparams: ${parameter}`;
  const failure = Object.assign(new Error(message, { cause: new Error(email) }), {
    headers: { cookie: token },
    customer: personal,
  });
  error(failure, { correlation_id: 'complaint-0001', unknown: token });
  await flush(2000);
  const [report] = ingest.received;
  for (const value of Object.values(personal)) expect(report?.text).not.toContain(value);
  expect(report?.headers['cookie']).toBeUndefined();
  expect(report?.event).toMatchObject({
    environment: 'prod',
    tags: { correlation_id: 'complaint-0001' },
    exception: { values: [{ type: 'Error' }] },
    sdk: { settings: { infer_ip: 'never' } },
  });
  const parts = Object.keys(report?.event ?? {}).toSorted();
  expect(parts).toEqual(
    'breadcrumbs environment event_id exception level platform sdk tags timestamp'.split(' '),
  );
});

test('a report says where in the code it happened', async () => {
  const { error, flush } = reporter();
  error(new Error('oops'));
  await flush(2000);
  const [value] = ingest.received[0]?.event.exception?.values ?? [];
  const files = value?.stacktrace?.frames?.map(({ filename }) => filename);
  expect(files?.at(-1)).toContain('server.test.ts');
});

test('an ingest that is away disturbs nobody', async () => {
  ingest.stop();
  const { error, flush } = reporter();
  error(new Error('oops'));
  await expect(flush(500)).resolves.toBeUndefined();
});
