/** A payment provider for development and tests: an API with the real one's signatures, and a bank's page. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Hono, type Context } from 'hono';
import { isSigned, signatureOf } from '#features/payments/rules.ts';
import { noteRoutes } from '#platform/http/route-note.ts';
import { plainPagePolicy } from '#platform/http/security/policy.ts';
import { languageOf } from '#platform/i18n/language.ts';
import {
  acts,
  banksIn,
  isAct,
  isWay,
  needsIdentification,
  type Act,
  type Bank,
  type Way,
} from './banks.ts';
import { bankPage, closingPage, identificationPage, type BankPages, type Made } from './page.ts';

export interface SimulatorSettings {
  account: string;
  secret: string;
  /** Address of the simulator for browsers and for the shop, without trailing slash. */
  publicUrl: string;
  /** Loads the screens of the bank's pages when the first is shown. */
  pages: () => Promise<BankPages>;
  /** File that payments are stored in; in memory only when absent. */
  dataFile?: string;
  /** Used for the shop's callback address; the global `fetch` when absent. */
  fetch?: (url: string) => Promise<unknown>;
  /** How refunds end: at once, or after the answer `pending` by a callback; at once when absent. */
  refundsEnd?: () => RefundEnd;
  /** Seconds before a late callback; 20 when absent. */
  lateSeconds?: number;
}

export type RefundEnd = 'ok' | 'pending-ok' | 'pending-fail';

interface Payment {
  transactionId: string;
  stamp: string;
  reference: string;
  amount: number;
  status: 'new' | 'pending' | 'ok' | 'fail';
  provider: string;
  /** How the shopper was identified, for methods that need it. */
  identifiedBy?: Way;
  /** In the provider's form, in capitals: `FI`. */
  language?: string;
  redirectUrls: { success: string; cancel: string };
  callbackUrls?: { success: string; cancel: string };
  /** Stamps of the refunds. */
  refunds: string[];
  /** Cents given back so far. */
  refunded?: number;
}

/** Payments by id, written to a file after each change. */
function openLedger(file: string | undefined) {
  const stored = file && existsSync(file) ? readFileSync(file, 'utf8') : '[]';
  const payments = new Map(
    (JSON.parse(stored) as Payment[]).map((payment) => [payment.transactionId, payment]),
  );
  return {
    get: (id: string) => payments.get(id),
    put(payment: Payment) {
      payments.set(payment.transactionId, payment);
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify([...payments.values()]), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

export function makePaytrailSimulator(settings: SimulatorSettings): Hono {
  const ledger = openLedger(settings.dataFile);
  const app = new Hono();
  app.use(noteRoutes);
  addApi(app, settings, ledger);
  addBank(app, settings, ledger);
  return app;
}

type Ledger = ReturnType<typeof openLedger>;

/** Verifies the signature of the request and signs the response; 401 when it is wrong. */
function signed(
  settings: SimulatorSettings,
  response: (c: Context, body: string) => { status: 200 | 201 | 400 | 404; json: unknown },
) {
  return async (c: Context) => {
    const body = await c.req.text();
    const headers = c.req.header();
    const known = headers['checkout-account'] === settings.account;
    if (!known || !isSigned(settings.secret, headers, body)) {
      return c.json({ status: 'error', message: 'Signature mismatch' }, 401);
    }
    const { status, json } = response(c, body);
    const text = JSON.stringify(json);
    const facts = { 'checkout-account': settings.account, 'checkout-algorithm': 'sha256' };
    const signature = signatureOf(settings.secret, facts, text);
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return c.body(text, status, { ...facts, ...type, signature });
  };
}

const languageIn = (word: string | undefined) => languageOf(word?.toLowerCase());

const tooMuch = {
  status: 400 as const,
  json: { status: 'error', message: 'The refund is higher than what is left of the payment' },
};
const unknown = { status: 404 as const, json: { status: 'error', message: 'Unknown payment' } };

interface Refund {
  refundStamp: string;
  amount: number;
  callbackUrls?: Payment['callbackUrls'];
}

/** Answers a refund, and calls the shop later about a pending one. */
function answerRefund(
  settings: SimulatorSettings,
  ledger: Ledger,
  payment: Payment,
  refund: Refund & { isRepeated: boolean },
): { status: 'ok' | 'pending'; transactionId: string } {
  const transactionId = `${payment.transactionId}-${refund.refundStamp}`;
  const end = settings.refundsEnd?.() ?? 'ok';
  if (end === 'ok') return { status: 'ok', transactionId };
  const status = end === 'pending-ok' ? 'ok' : 'fail';
  if (status === 'fail' && !refund.isRepeated) {
    payment.refunded = (payment.refunded ?? 0) - refund.amount;
    ledger.put(payment);
  }
  const { callbackUrls } = refund;
  const facts = { amount: refund.amount, stamp: refund.refundStamp };
  if (callbackUrls)
    announce(settings, { ...payment, ...facts, transactionId, status, callbackUrls }, acts.pay);
  return { status: 'pending', transactionId };
}

/** Notes a refund; the same stamp again is the same refund. Returns false when too little is left. */
function refundOnce(payment: Payment, { refundStamp, amount }: Refund): boolean {
  if (payment.refunds.includes(refundStamp)) return true;
  const refunded = (payment.refunded ?? 0) + amount;
  if (payment.status !== 'ok' || refunded > payment.amount) return false;
  payment.refunds.push(refundStamp);
  payment.refunded = refunded;
  return true;
}

function addApi(app: Hono, settings: SimulatorSettings, ledger: Ledger): void {
  const formOf = (id: string) => (bank: Bank) => ({
    ...bank,
    url: `${settings.publicUrl}/pay/${id}`,
    parameters: [{ name: 'provider', value: bank.id }],
  });
  app.get(
    '/merchants/grouped-payment-providers',
    signed(settings, (c) => {
      const banks = banksIn(languageIn(c.req.query('language')));
      const ids = [...new Set(banks.map(({ group }) => group))];
      const groups = ids.map((id) => ({
        id,
        name: id,
        providers: banks.filter(({ group }) => group === id),
      }));
      return { status: 200, json: { terms: '', groups, providers: banks } };
    }),
  );
  app.post(
    '/payments',
    signed(settings, (_c, body) => {
      const transactionId = crypto.randomUUID();
      const asked = JSON.parse(body) as Omit<Payment, 'transactionId' | 'status' | 'refunds'>;
      ledger.put({ ...asked, transactionId, status: 'new', provider: '', refunds: [] });
      const { reference } = asked;
      const href = `${settings.publicUrl}/pay/${transactionId}`;
      const providers = banksIn(languageIn(asked.language)).map(formOf(transactionId));
      return {
        status: 201,
        json: { transactionId, href, reference, terms: '', groups: [], providers },
      };
    }),
  );
  app.get(
    '/payments/:id',
    signed(settings, (c) => {
      const payment = ledger.get(c.req.param('id') ?? '');
      return payment ? { status: 200, json: { ...payment, currency: 'EUR' } } : unknown;
    }),
  );
  app.post(
    '/payments/:id/refund',
    signed(settings, (c, body) => {
      const payment = ledger.get(c.req.param('id') ?? '');
      if (!payment) return unknown;
      const refund = JSON.parse(body) as Refund;
      const isRepeated = payment.refunds.includes(refund.refundStamp);
      if (!refundOnce(payment, refund)) return tooMuch;
      ledger.put(payment);
      const { provider } = payment;
      return {
        status: 201,
        json: { provider, ...answerRefund(settings, ledger, payment, { ...refund, isRepeated }) },
      };
    }),
  );
}

/** The address with the payment's facts and their signature as query parameters. */
function signedAddress(
  { account, secret }: SimulatorSettings,
  payment: Payment,
  address: string,
): string {
  const facts: Record<string, string> = {
    'checkout-account': account,
    'checkout-algorithm': 'sha256',
    'checkout-amount': String(payment.amount),
    'checkout-stamp': payment.stamp,
    'checkout-reference': payment.reference,
    'checkout-transaction-id': payment.transactionId,
    'checkout-status': payment.status,
    'checkout-provider': payment.provider,
  };
  const url = new URL(address);
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  url.searchParams.set('signature', signatureOf(secret, facts));
  return url.href;
}

/** Calls the shop's callback address as many times, and as late, as the act says. */
function announce(settings: SimulatorSettings, payment: Payment, act: Act): void {
  if (!payment.callbackUrls) return;
  const call = settings.fetch ?? ((url: string) => fetch(url));
  const address = signedAddress(settings, payment, payment.callbackUrls[sideOf(payment)]);
  const callAll = async () => {
    for (const _time of Array(act.callbacks).keys()) await call(address);
  };
  const milliseconds = act.late ? (settings.lateSeconds ?? 20) * 1000 : 300;
  setTimeout(() => void callAll().catch(() => {}), milliseconds).unref();
}

const sideOf = ({ status }: Payment) => (status === 'fail' ? 'cancel' : 'success');

/** Another method needs its own identification. */
function withChoices(payment: Payment, provider = payment.provider, way?: string): Payment {
  const { identifiedBy: before, ...others } = payment;
  const known = isWay(way) ? way : provider === payment.provider ? before : undefined;
  return { ...others, provider, ...(known && { identifiedBy: known }) };
}

function addBank(app: Hono, settings: SimulatorSettings, ledger: Ledger): void {
  const mount = new URL(settings.publicUrl).pathname.replace(/\/$/, '');
  let loading: Promise<BankPages> | undefined;
  const load = () => (loading ??= settings.pages());
  const made = async (): Promise<Made> => ({ ...(await load()), mount });
  app.get('/assets/*', async (c, next) => (await load()).assets(c, next));
  const page = async (c: Context) => {
    const payment = ledger.get(c.req.param('id') ?? '');
    if (!payment) return c.notFound();
    const formTargets = Object.values(payment.redirectUrls).map((url) => new URL(url).origin);
    c.header('content-security-policy', plainPagePolicy({ formTargets }));
    const form: Record<string, unknown> = c.req.method === 'POST' ? await c.req.parseBody() : {};
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined);
    const chosen = withChoices(payment, field('provider'), field('identify'));
    const act = field('act') ?? '';
    const language = languageIn(payment.language);
    if (act !== 'cancel' && needsIdentification(chosen.provider) && !chosen.identifiedBy) {
      ledger.put(chosen);
      return c.html(identificationPage(await made(), { ...chosen, language }));
    }
    if (!isAct(act)) {
      ledger.put(chosen);
      return c.html(bankPage(await made(), { ...chosen, language }));
    }
    const { status, returns } = acts[act];
    // A payment that succeeded cannot fail afterwards.
    const done: Payment = { ...chosen, status: payment.status === 'ok' ? 'ok' : status };
    ledger.put(done);
    announce(settings, done, acts[act]);
    if (!returns) return c.html(closingPage(await made(), language));
    return c.redirect(signedAddress(settings, done, done.redirectUrls[sideOf(done)]), 303);
  };
  app.get('/pay/:id', page);
  app.post('/pay/:id', page);
}
