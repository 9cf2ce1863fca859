/** For http tests: calls a service without a network. */
import type { Language } from '../i18n/language.ts';

interface Service {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** The response of a call. `body` is its JSON. */
export interface Reply {
  status: number;
  body: unknown;
}

/** A function that makes calls: `call('POST /v2/cart/add', { … })`. */
export const callsTo =
  (service: () => Service) =>
  async (call: string, json?: unknown, language: Language = 'fi'): Promise<Reply> => {
    const [method = '', path = ''] = call.split(' ');
    const response = await service().request(path, {
      method,
      headers: { 'x-language': language, 'content-type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
    });
    return { status: response.status, body: await response.json() };
  };
