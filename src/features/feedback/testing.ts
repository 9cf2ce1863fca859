/** For tests: a shop that takes feedback, with a service and a mailbox of its own. */
import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database.ts';
import { makeServiceApp } from '#platform/http/app.ts';
import type { Connection } from '#platform/http/client.ts';
import type { Language } from '#platform/i18n/language.ts';
import { runDueJobs } from '#platform/jobs/testing.ts';
import { makeLog } from '#platform/log.ts';
import type { FeedbackInput } from './client.ts';
import type { FeedbackKind } from './contract.ts';
import type { FeedbackDeps } from './deps.ts';
import { makeFeedbackApp } from './http.ts';
import { feedbackJobs } from './jobs.ts';
import { makeFeedbackService, type SentFeedback } from './provider/feedback-service.ts';

const log = makeLog('silent');

/** What a test may change while the shop runs. */
const openWorld = () => ({
  now: Temporal.Instant.from('2026-11-23T10:00:00Z'),
  network: '192.0.2.1',
  takesReports: true,
  endpoints: {} as Partial<Record<FeedbackKind, string>>,
  merchantEmail: 'palvelu@shop.example',
  merchantLanguage: 'fi' as Language,
  mailServerIsAway: false,
  keptDays: 180,
  /** Statuses of the next answers, then 200; `lost`: it has the message, but its answer never comes. */
  answers: [] as (number | 'lost' | 'away')[],
});

type World = ReturnType<typeof openWorld>;
type SentMail = Parameters<FeedbackDeps['sendMail']>[0] & { id: number };

/** A service as its documentation asks for: a number counts once. */
function openService(world: World) {
  const requests: { url: string; key: string | null }[] = [];
  const received = new Map<string, SentFeedback>();
  const answer = async (request: Request): Promise<Response> => {
    const status = world.answers.shift() ?? 200;
    const key = request.headers.get('idempotency-key');
    requests.push({ url: request.url, key });
    if (status === 'away') throw new TypeError('fetch failed');
    if (status === 'lost' || status < 300) {
      received.set(key ?? '', (await request.json()) as SentFeedback);
    }
    if (status === 'lost') throw new TypeError('fetch failed');
    return new Response(null, { status });
  };
  return { requests, received, answer };
}

export function openFeedback(database: () => Database) {
  const world = openWorld();
  const service = openService(world);
  const mails: SentMail[] = [];
  const deps = (): FeedbackDeps => ({
    db: database().db,
    decided: () => ({
      topics: [{ id: 'order', name: { fi: 'Tilaus', sv: 'Beställning', en: 'Order' } }],
      answerDays: 7,
      keptDays: world.keptDays,
    }),
    takesReports: () => world.takesReports,
    endpointOf: (kind) => world.endpoints[kind] ?? null,
    merchantEmail: () => world.merchantEmail,
    merchantLanguage: () => world.merchantLanguage,
    service: makeFeedbackService(service.answer),
    async sendMail(mail, id) {
      if (world.mailServerIsAway) throw new Error('the mail server is away');
      mails.push({ ...mail, id });
    },
    publicUrl: 'https://shop.example',
    networkOf: () => world.network,
    codeOf: (text) => createHash('sha256').update(text).digest('base64url'),
    customerOf: async (token) => (token ? { customerId: token, customer: {} as never } : null),
    now: () => world.now,
  });
  return { world, ...service, mails, deps, ...callsOf(deps, world, database) };
}

function callsOf(deps: () => FeedbackDeps, world: World, database: () => Database) {
  return {
    connect(language: Language = 'fi', authToken?: string): Connection {
      const app = makeServiceApp({ title: 'test', version: '1' }, log);
      app.route('/', makeFeedbackApp(deps()));
      const call = { baseUrl: 'http://api.test', language, correlationId: 'test' };
      return { ...call, fetch: (request) => app.fetch(request), authToken };
    },
    /** Runs the jobs that are due after the minutes. */
    async wait(minutes = 0): Promise<void> {
      world.now = world.now.add({ minutes });
      await runDueJobs(database(), feedbackJobs(deps()), { now: () => world.now, log });
    },
  };
}

/** What a person writes about an order, unless changed. */
export const written = (more: Partial<FeedbackInput> = {}): FeedbackInput => ({
  kind: 'customer-service',
  key: crypto.randomUUID(),
  topic: 'order',
  message: 'Paketti oli rikki.\n\nMitä nyt?',
  name: 'Aino Virtanen',
  email: 'aino@example.com',
  orderNumber: '100200',
  page: '/tilaukset',
  ...more,
});

/** A report of a barrier, unless changed. */
export const barrier = (more: Partial<FeedbackInput> = {}): FeedbackInput =>
  written({ kind: 'accessibility', topic: '', orderNumber: '', ...more });
