/** Paytrail as a payment provider: requests and responses are signed. */
import { ApiCallFailed } from '#platform/errors.ts';
import { z } from '#platform/http/contract.ts';
import type { Clock } from '#platform/time.ts';
import type { Confirmation, PaymentItem, PaymentOrder, PaymentProvider } from '../record.ts';
import { isSigned, methodsOf, signatureOf, statusOf } from '../rules.ts';

export interface PaytrailSettings {
  /** Root of the API without trailing slash. */
  url: string;
  account: string;
  secret: string;
  fetch: (request: Request) => Response | Promise<Response>;
  now: Clock;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  transactionId?: string;
  json?: unknown;
  /** Timeout in milliseconds; shorter for reads that a page waits for. */
  patience?: number;
}

const Form = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  url: z.url(),
  parameters: z.array(z.object({ name: z.string(), value: z.coerce.string() })),
});
const Created = z.object({ transactionId: z.string(), providers: z.array(Form) });
const Status = z.object({ status: z.string() });
const Refunded = z.object({
  status: z.string().optional(),
  transactionId: z.string().optional(),
});
const Fault = z.object({ message: z.string() });
const Grouped = z.object({
  groups: z.array(
    z.object({
      id: z.string(),
      providers: z.array(z.object({ id: z.string(), name: z.string(), group: z.string() })),
    }),
  ),
});

const failed = (message: string, cause?: unknown) =>
  new ApiCallFailed(message, { status: 503, code: 'payment-provider', cause });

const refused = (message: string, cause?: unknown) =>
  new ApiCallFailed(message, { status: 503, code: 'refund-refused', cause });

/** Statuses after which the same request may succeed later. */
const passing = [401, 403, 408, 425, 429];

/** A refund that is refused now is refused again; everything else may be tried again. */
function errorOf({ path }: Call, status: number, text: string): ApiCallFailed {
  const isForGood = status >= 400 && status < 500 && !passing.includes(status);
  if (!isForGood || !path.endsWith('/refund'))
    return failed(`The payment provider answered ${status}`, text);
  return refused(`The payment provider answered ${status}: ${messageOf(text)}`, text);
}

function messageOf(text: string): string {
  try {
    return Fault.parse(JSON.parse(text)).message.slice(0, 200);
  } catch {
    return 'no reason given';
  }
}

async function send(settings: PaytrailSettings, call: Call): Promise<unknown> {
  const body = call.json === undefined ? '' : JSON.stringify(call.json);
  const facts: Record<string, string> = {
    'checkout-account': settings.account,
    'checkout-algorithm': 'sha256',
    'checkout-method': call.method,
    'checkout-nonce': crypto.randomUUID(),
    'checkout-timestamp': settings.now().toString({ fractionalSecondDigits: 3 }),
  };
  if (call.transactionId) facts['checkout-transaction-id'] = call.transactionId;
  const request = new Request(settings.url + call.path, {
    method: call.method,
    headers: {
      ...facts,
      signature: signatureOf(settings.secret, facts, body),
      'content-type': 'application/json; charset=utf-8',
    },
    body: body === '' ? null : body,
    signal: AbortSignal.timeout(call.patience ?? 10_000),
  });
  let response: Response;
  try {
    response = await settings.fetch(request);
  } catch (cause) {
    throw failed('The payment provider cannot be reached', cause);
  }
  const text = await response.text();
  if (!response.ok) throw errorOf(call, response.status, text);
  if (!isSigned(settings.secret, Object.fromEntries(response.headers), text)) {
    throw failed('The payment provider’s answer is not signed');
  }
  return JSON.parse(text);
}

/** Sends a request and parses the response with the schema. @throws ApiCallFailed */
async function sendRequest<Reply>(
  settings: PaytrailSettings,
  call: Call,
  shape: z.ZodType<Reply>,
): Promise<Reply> {
  const result = shape.safeParse(await send(settings, call));
  if (!result.success) throw failed('The payment provider’s answer cannot be read', result.error);
  return result.data;
}

const itemFor = (item: PaymentItem) => ({
  productCode: item.productCode,
  description: item.description.slice(0, 1000),
  unitPrice: item.unitPrice,
  units: item.units,
  vatPercentage: item.vatPermille / 10,
});

function paymentFor(order: PaymentOrder) {
  const sum = order.items.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0);
  if (sum !== order.amount) throw new Error(`Items sum to ${sum}, not to ${order.amount}.`);
  return {
    stamp: crypto.randomUUID(),
    reference: order.reference,
    amount: order.amount,
    currency: 'EUR',
    language: order.language.toUpperCase(),
    items: order.items.map(itemFor),
    customer: order.customer,
    redirectUrls: { success: order.returnUrl, cancel: order.returnUrl },
    callbackUrls: { success: order.callbackUrl, cancel: order.callbackUrl },
  };
}

/** Timeout in milliseconds for reads that a shopper waits for. */
const patience = 4000;

export function makePaytrail(settings: PaytrailSettings): PaymentProvider {
  return {
    async methods(amount, language) {
      const query = `?amount=${amount}&language=${language.toUpperCase()}`;
      const path = `/merchants/grouped-payment-providers${query}`;
      const { groups } = await sendRequest(settings, { method: 'GET', path, patience }, Grouped);
      return methodsOf(groups.flatMap(({ providers }) => providers));
    },
    async create(order) {
      const json = paymentFor(order);
      const created = await sendRequest(
        settings,
        { method: 'POST', path: '/payments', json },
        Created,
      );
      const form = created.providers.find(({ id }) => id === order.methodId);
      if (!form) throw failed(`The payment provider has no method ${order.methodId}`);
      const redirect = { url: form.url, fields: form.parameters };
      return { transactionId: created.transactionId, redirect, methodName: form.name };
    },
    async status(transactionId) {
      const path = `/payments/${transactionId}`;
      const { status } = await sendRequest(
        settings,
        { method: 'GET', path, transactionId, patience },
        Status,
      );
      return statusOf(status);
    },
    async refund(transactionId, amount, callbackUrl, refundStamp) {
      const json = {
        amount,
        refundStamp,
        callbackUrls: { success: callbackUrl, cancel: callbackUrl },
      };
      const path = `/payments/${transactionId}/refund`;
      const call: Call = { method: 'POST', path, transactionId, json };
      const refund = await sendRequest(settings, call, Refunded);
      if (refund.status === 'fail') throw refused('The refund failed');
      if (refund.status !== 'pending') return null;
      if (!refund.transactionId) throw failed('The pending refund has no number');
      return refund.transactionId;
    },
    confirmation: (parameters) => confirmationOf(settings, parameters),
  };
}

function confirmationOf(
  { account, secret }: PaytrailSettings,
  parameters: Record<string, string>,
): Confirmation | null {
  if (parameters['checkout-account'] !== account || !isSigned(secret, parameters)) return null;
  return {
    transactionId: parameters['checkout-transaction-id'] ?? '',
    reference: parameters['checkout-reference'] ?? '',
    amount: Number(parameters['checkout-amount']),
    status: statusOf(parameters['checkout-status'] ?? ''),
  };
}
