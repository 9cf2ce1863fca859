import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Server } from 'node:http';
import { listen } from './listen.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const endless = () =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    }),
  );

test('a process listens at the host it is given', async () => {
  server = await listen(() => new Response('here'), { port: 0, host: '127.0.0.1' });
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
});

test('an address that is not this machine’s is an error that names LISTEN_HOST', async () => {
  const elsewhere = listen(() => new Response('here'), { port: 0, host: '192.0.2.1' });
  await expect(elsewhere).rejects.toThrow('LISTEN_HOST');
});

test('a port that is taken is an error that names the settings of the port', async () => {
  const host = '127.0.0.1';
  server = await listen(() => new Response('here'), { port: 0, host });
  const { port } = server.address() as AddressInfo;
  const settings = { port: 'REPORTS_PORT', host: 'REPORTS_HOST' };
  const second = listen(() => new Response('here'), { port, host, settings });
  await expect(second).rejects.toThrow(`Port ${port} is taken; set REPORTS_PORT to a free one.`);
});

test('whoever asks and never reads is let go', async () => {
  server = await listen(endless, { port: 0, host: '127.0.0.1', idle: 300 });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  const [reader] = (await once(server, 'connection')) as [typeof socket];
  await once(reader, 'close');
  socket.destroy();
  expect(reader.destroyed).toBe(true);
});

test('a proxy that keeps a connection unused for a minute is not the one that it is closed on', async () => {
  server = await listen(() => new Response('here'), { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('there is an end to how many may be connected', async () => {
  server = await listen(() => new Response('here'), { port: 0, host: '127.0.0.1' });
  expect(server.maxConnections).toBeGreaterThan(0);
});
