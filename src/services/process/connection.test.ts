import { expect, test } from 'vitest';
import { secured } from '#platform/http/security/headers.ts';
import { makeLog } from '#platform/log.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { makeFront } from './front.ts';

test.each([
  ['beside others', '/identity', '/identity/login'],
  ['alone', '/', '/login'],
])('a service %s learns from which address it is called', async (_name, prefix, path) => {
  const reported: unknown[] = [];
  const fetch = secured((_request, connection) => {
    reported.push(connection);
    return new Response();
  }, {});
  const front = makeFront(
    {
      mounts: [{ prefix, fetch }],
      headers: {},
      shopUrl: undefined,
      reports: undefined,
      staff: undefined,
      telemetry: silent,
      faults: async () => [],
      stop: async () => {},
    },
    makeLog('silent'),
  );
  const socket = { remoteAddress: '192.0.2.1' };
  const connection = { incoming: { socket, method: 'GET', headers: {}, rawHeaders: [] } };
  await front.fetch(new Request(`http://shop.test${path}`), connection);
  expect(reported).toMatchObject([connection]);
});
