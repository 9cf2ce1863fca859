/** Requests as no browser and no library would send them. */
import { request as send } from 'node:http';

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends exactly what is given. */
export function rawly(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: Sent,
) {
  const { hostname, port } = new URL(url);
  return new Promise<{
    status: number;
    headers: object;
    location?: string;
    setCookies: string[];
    text: string;
  }>((resolve, reject) => {
    const sent = send({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => {
        const { location, 'set-cookie': setCookies = [] } = answer.headers;
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          ...(location && { location }),
          setCookies,
          text,
        });
      });
    });
    sent.on('error', reject).end(body);
  });
}
