/** Reports errors of a process to Sentry. */
import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { clientOptions, reporterOf, type Reporter, type ReportSettings } from './reporter.ts';

/** Milliseconds Sentry may take to accept an event. */
const patience = 5000;

export const serverReporter = (settings: ReportSettings): Reporter =>
  reporterOf(
    new ServerRuntimeClient({
      ...clientOptions(settings),
      platform: 'node',
      stackParser: createStackParser(nodeStackLineParser()),
      transport: (options) =>
        createTransport(options, async ({ body }) => {
          const signal = AbortSignal.timeout(patience);
          const sent = typeof body === 'string' ? body : new Uint8Array(body);
          const answer = await fetch(options.url, { method: 'POST', body: sent, signal });
          void answer.body?.cancel().catch(() => {});
          const { headers } = answer;
          return {
            statusCode: answer.status,
            headers: {
              'retry-after': headers.get('retry-after'),
              'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
            },
          };
        }),
    }),
  );
