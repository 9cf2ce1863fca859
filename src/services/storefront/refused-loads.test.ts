import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { errorOfStatus } from '#platform/errors.ts';
import { silent } from '#platform/telemetry/telemetry.ts';
import { withRefusals } from './refused-loads.ts';

const routesOf = (module: object) =>
  ({ page: { id: 'page', module } }) as unknown as ServerBuild['routes'];

/** What the page's loader or action throws. */
const thrownBy = (kind: 'loader' | 'action', error: unknown): Promise<unknown> => {
  const run = async () => {
    throw error;
  };
  const { module } = withRefusals(routesOf({ [kind]: run }), silent.span)['page'] ?? {};
  const wrapped = module?.[kind] as () => Promise<unknown>;
  return wrapped().then(
    () => null,
    (thrown: unknown) => thrown,
  );
};

test.each(['loader', 'action'] as const)(
  'what the API refuses of what was sent to a %s is the sender’s fault',
  async (kind) => {
    const invalid = errorOfStatus(400, 'path: Too big', 'invalid-input');
    expect(await thrownBy(kind, invalid)).toMatchObject({ status: 400 });
    expect(await thrownBy(kind, errorOfStatus(404, 'no', 'product-not-found'))).toMatchObject({
      status: 404,
    });
    expect(await thrownBy(kind, invalid)).toBeInstanceOf(Response);
  },
);

test('everything else stays what it is', async () => {
  for (const error of [
    errorOfStatus(409, 'no', 'stock-changed'),
    errorOfStatus(503, 'no', 'database-away'),
    new TypeError('ours'),
    new Response(null, { status: 302 }),
    'word',
  ]) {
    expect(await thrownBy('loader', error)).toBe(error);
  }
});

test('a page without a loader gets none', () => {
  const component = () => null;
  const { module } = withRefusals(routesOf({ default: component }), silent.span)['page'] ?? {};
  expect(module).toEqual({ default: component });
});
