/** A proxy that ends TLS and speaks HTTP/2, as operations place one in front of the shop. */
import { request as requestOf } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type IncomingHttpHeaders,
} from 'node:http2';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { run } from '../../tools/steps.mjs';

/** Headers of a connection, which HTTP/2 does not have. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Listens at the port and forwards to the shop, once that is known.
 * @param folder for its certificate, which this process then trusts */
export async function startTlsProxy(port: number, folder: string) {
  const { key, cert } = await certificate(folder);
  setDefaultCACertificates([cert]);
  let shop = new URL('http://localhost');
  const server = createSecureServer({ key, cert }, (request, response) =>
    forward(request, response, shop),
  );
  server.listen(port);
  return {
    to: (origin: string) => (shop = new URL(origin)),
    stop: () => server.close(),
  };
}

async function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names];
  await run('openssl', [...made, '-keyout', key, '-out', cert]);
  return { key: readFileSync(key), cert: readFileSync(cert, 'utf8') };
}

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  );

function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { hostname, port }: URL,
): void {
  const headers = { ...endToEnd(request.headers), host: request.authority };
  const { url: path, method } = request;
  const asked = requestOf({ hostname, port, path, method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    answer.pipe(response);
  });
  asked.on('error', () => response.stream.destroy());
  request.pipe(asked);
}
