/** Reports errors and page loads through a client of Sentry, by the rules. */
import { Scope, type Client, type ClientOptions } from '@sentry/core';
import {
  isIgnoredError,
  isIgnoredPage,
  most,
  safeBreadcrumb,
  safeError,
  safePage,
  shares,
} from './rules.ts';

export interface ReportSettings {
  /** Address of the project at Sentry, with its public key. */
  dsn: string;
  environment: string;
  random?: () => number;
}

type Tags = Record<string, string>;

export interface Reporter {
  error(error: unknown, tags?: Tags): void;
  page(page: { name: string; seconds: number; tags?: Tags }): void;
  /** A page was visited; the last ones are reported with an error. */
  visited(page: string): void;
  /** Waits until everything is sent, for some milliseconds at most. */
  flush(milliseconds: number): Promise<void>;
}

/** Without settings of ours the client would collect headers, cookies, bodies, and addresses. */
const nothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** Options of clients of the server and of browsers. */
export function clientOptions({ dsn, environment, random = Math.random }: ReportSettings) {
  return {
    dsn,
    environment,
    integrations: [],
    dataCollection: nothing,
    sendClientReports: false,
    traceLifecycle: 'static',
    maxBreadcrumbs: most.breadcrumbs,
    transportOptions: { bufferSize: most.queued },
    beforeBreadcrumb: safeBreadcrumb,
    beforeSend(event, { originalException }) {
      if (isIgnoredError(originalException) || random() >= shares.errors) return null;
      return safeError(event, originalException);
    },
    beforeSendTransaction(event) {
      if (isIgnoredPage(event.transaction ?? '') || random() >= shares.pages) return null;
      return safePage(event);
    },
  } satisfies Partial<ClientOptions>;
}

export function reporterOf(client: Client): Reporter {
  const visits = new Scope();
  client.init();
  return {
    error(error, tags = {}) {
      const scope = visits.clone();
      scope.setTags(tags);
      client.captureException(error, { originalException: error }, scope);
    },
    page({ name, seconds, tags = {} }) {
      const timestamp = Date.now() / 1000;
      const trace = { trace_id: hex(16), span_id: hex(8) };
      client.captureEvent({
        type: 'transaction',
        transaction: name,
        start_timestamp: timestamp - seconds,
        timestamp,
        contexts: { trace },
        tags,
      });
    },
    visited(page) {
      visits.addBreadcrumb({ category: 'page', message: page }, most.breadcrumbs);
    },
    flush: async (milliseconds) => void (await client.flush(milliseconds)),
  };
}

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
