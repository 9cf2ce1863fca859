import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './ports.ts';

test('ports are free, different, and none of those that outgoing connections take', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...ports)).toBeLessThan(32_000);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports[0], resolve));
  server.close();
});
