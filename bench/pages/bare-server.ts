/** A server that only sends the bytes of a file: the upper limit for this machine.
 * `node bare-server.ts <port> <file>`; each line of the file is one page as JSON of {path, headers, body}. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = ''] = process.argv.slice(2);

export interface Recorded {
  path: string;
  headers: Record<string, string>;
  /** base64 */
  body: string;
}

const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
const pages = new Map(
  lines.map((line) => {
    const { path, headers, body } = JSON.parse(line) as Recorded;
    return [path, { headers, body: Buffer.from(body, 'base64') }];
  }),
);

createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  response.writeHead(page ? 200 : 404, page?.headers);
  response.end(page?.body);
}).listen(Number(port));
