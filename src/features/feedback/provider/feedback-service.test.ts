import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFeedbackService, type SentFeedback } from './feedback-service.ts';

const feedback: SentFeedback = {
  reference: '7K4M-9QXD',
  kind: 'customer-service',
  topic: 'order',
  topicName: 'Tilaus',
  message: 'Hei\n\nmaailma',
  name: null,
  email: 'aino@example.com',
  orderNumber: null,
  page: null,
  language: 'sv',
  receivedAt: '2026-11-23T10:00:00Z',
  answerBy: '2026-12-07',
};

let server: Server;
let root: string;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
const paths: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url);
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  root = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const idle = () => new AbortController().signal;
const send = (path = '/taken', wait?: number, signal = idle()) =>
  makeFeedbackService(fetch, wait)(`http://${root}${path}`, feedback, signal);
const withStatus = (status: number) => {
  answer = (_, response) => response.writeHead(status).end('{"secret":"answers are not read"}');
};

test('a message is one POST of JSON with its number as idempotency key (R025)', async () => {
  let seen: unknown;
  answer = ({ method, headers }, response, body) => {
    seen = { method, key: headers['idempotency-key'], type: headers['content-type'], body };
    response.writeHead(204).end();
  };
  expect(await send('/form?shop=1')).toEqual({ outcome: 'delivered' });
  const sent = { method: 'POST', key: '7K4M-9QXD', type: 'application/json' };
  expect(seen).toEqual({ ...sent, body: JSON.stringify(feedback) });
  expect(paths.at(-1)).toBe('/form?shop=1');
});

test.each([200, 202, 409])('with %i the service has it', async (status) => {
  withStatus(status);
  expect(await send()).toEqual({ outcome: 'delivered' });
});

test.each([400, 403, 413, 422])('with %i it refuses the message', async (status) => {
  withStatus(status);
  const problem = `${root} answered ${status}`;
  expect(await send()).toEqual({ outcome: 'refused', problem });
});

test.each([429, 500, 502, 503])('with %i it may take the message later', async (status) => {
  withStatus(status);
  await expect(send()).rejects.toThrow(`${root} answered ${status}`);
});

test('a redirection is not followed, so nothing goes to another place', async () => {
  const before = paths.length;
  answer = (_, response) => response.writeHead(307, { location: '/elsewhere' }).end();
  await expect(send()).rejects.toThrow(`${root} answered 307`);
  expect(paths.slice(before)).toEqual(['/taken']);
});

test('a service that does not answer is left after its time, or when the job ends', async () => {
  answer = () => {};
  await expect(send('/slow', 50)).rejects.toThrow(`${root} took too long`);
  await expect(send('/slow', 60_000, AbortSignal.timeout(50))).rejects.toThrow('took too long');
});

test('a service that is away or breaks off is no refusal', async () => {
  answer = (request) => request.socket.destroy();
  await expect(send()).rejects.toThrow(`${root} cannot be reached`);
  const gone = createServer();
  await new Promise<void>((done) => gone.listen(0, '127.0.0.1', done));
  const { port } = gone.address() as AddressInfo;
  await new Promise((done) => gone.close(done));
  const away = makeFeedbackService(fetch)(`http://127.0.0.1:${port}/`, feedback, idle());
  await expect(away).rejects.toThrow(`127.0.0.1:${port} cannot be reached`);
});
