/** Requests that no browser and no library would send. */
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
    const sent = send({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        const { location, 'set-cookie': setCookies = [] } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          ...(location && { location }),
          setCookies,
          text,
        });
      });
    });
    sent.on('error', reject).end(body);
  });
}
