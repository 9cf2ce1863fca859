/** The widget's calls of the consent service (R302–R311). */
import type {
  authHeader as AuthHeader,
  Consents,
  customerHeader as CustomerHeader,
  Engagement,
  Texts,
  variantHeader as VariantHeader,
} from '../contract.ts';
import type { Decisions } from '../rules/ticks.ts';

const authHeader: typeof AuthHeader = 'x-encrypted-auth';
const variantHeader: typeof VariantHeader = 'x-button-variant';
const customerHeader: typeof CustomerHeader = 'x-customer-key';

export type Language = 'fi' | 'sv' | 'en';

const variants = ['Control', 'A', 'B'] as const;
export type Variant = (typeof variants)[number];

/** A customer at the consent service. */
export interface Access {
  /** Of the consent service, without a slash at the end: `https://shop.example/consent`. */
  baseUrl: string;
  language: Language;
  /** The customer's encrypted access token. */
  authToken: string;
  onInvalidAuth: (() => void) | undefined;
}

/** An answer that is not OK (R424). */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code = '') {
    super(`The consent service answered with ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

export interface AskedConsents extends Consents {
  variant: Variant;
  /** The same for all tokens of a customer. */
  customer: string;
}

interface Sent {
  path: string;
  method?: 'GET' | 'POST';
  body?: object;
}

/** @throws ServiceError when the answer is not OK; a 401 also calls `onInvalidAuth` */
async function send(access: Access, { path, method = 'GET', body }: Sent): Promise<Response> {
  const response = await fetch(`${access.baseUrl}/api/v1${path}`, {
    method,
    credentials: 'omit',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'x-language': access.language,
      [authHeader]: access.authToken,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  if (response.status === 401) refuseToken(access);
  throw new ServiceError(response.status, await codeOf(response));
}

/** Milliseconds in which the calls of a widget are answered: they use one token. */
const together = 2_000;
let refused = { token: '', at: -Infinity };

/** Once for a token, however many calls are made with it at a time. */
function refuseToken({ authToken: token, onInvalidAuth }: Access): void {
  const at = performance.now();
  if (refused.token === token && at - refused.at < together) return;
  refused = { token, at };
  onInvalidAuth?.();
}

async function codeOf(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return typeof problem?.code === 'string' ? problem.code : '';
}

/** @throws Error when there is no body (R425) */
async function dataOf<Data>(response: Response): Promise<Data> {
  const text = await response.text();
  const data = (text ? JSON.parse(text) : null) as Data | null;
  if (data === null || data === undefined) throw new Error('Data is null or undefined');
  return data;
}

export async function readConsents(access: Access): Promise<AskedConsents> {
  const response = await send(access, { path: '/consents/marketing' });
  const named = response.headers.get(variantHeader);
  const variant = variants.find((one) => one === named) ?? 'Control';
  // A service of before does not say it: each token then counts as another customer's.
  const customer = response.headers.get(customerHeader) ?? access.authToken;
  return { ...(await dataOf<Consents>(response)), variant, customer };
}

async function sendDecisions(access: Access, decisions: Decisions): Promise<void> {
  const body = { ...decisions, channel: 'widget' };
  await send(access, { path: '/consents/marketing', method: 'POST', body });
}

/** The same; where the answer was lost, the list says whether they are stored: nothing of them is asked then.
 * @throws Error when they are not, or nobody knows */
export async function storeDecisions(access: Access, decisions: Decisions): Promise<void> {
  try {
    await sendDecisions(access, decisions);
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    const asked = await readConsents(access).catch(() => null);
    if (!asked || asked.consents.some(({ contractId }) => contractId in decisions.consents))
      throw error;
  }
}

export const readEngagement = async (access: Access): Promise<Engagement> =>
  dataOf(await send(access, { path: '/customer-engagement' }));

export async function sendShown(access: Access): Promise<void> {
  await send(access, { path: '/customer-engagement', method: 'POST' });
}

export async function sendDecline(access: Access): Promise<void> {
  await send(access, { path: '/customer-engagement/decline', method: 'POST' });
}

/** The texts by key; none when the customer is not logged in (R310).
 * @throws Error that names the status (R311) */
export async function readTexts(access: Access): Promise<Texts> {
  const path = `/consents/marketing/translations/customer/${access.language}`;
  try {
    return await dataOf<Texts>(await send(access, { path }));
  } catch (error) {
    const status = error instanceof ServiceError ? error.status : 0;
    if (status === 401) return {};
    console.error('Error while fetching translations', error);
    throw new Error(`Error while fetching translations: ${status || String(error)}`, {
      cause: error,
    });
  }
}
