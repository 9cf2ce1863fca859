/** Reports errors and page loads of the browser to Sentry. It stores nothing in the browser. */
import type { DataRouter } from 'react-router';
import { BrowserClient, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import {
  clientOptions,
  reporterOf,
  type Reporter,
  type ReportSettings,
} from '#platform/error-reports/reporter.ts';
import type { RouterState } from '../router.ts';

/** @returns stops it */
export function startReports(settings: ReportSettings, router: DataRouter | undefined): () => void {
  const reporter = reporterOf(
    new BrowserClient({
      ...clientOptions(settings),
      stackParser: defaultStackParser,
      transport: makeFetchTransport,
    }),
  );
  const stops = [reportErrors(reporter), router ? reportPages(reporter, router) : () => {}];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Errors of scripts, promises that nobody handles, and errors that React and the router have caught: these
 * are written to the console. */
function reportErrors({ error }: Reporter): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  addEventListener('error', (event) => event.error && error(event.error), { signal });
  addEventListener('unhandledrejection', (event) => error(event.reason), { signal });
  const write = console.error;
  console.error = (...given: unknown[]) => {
    const found = given.find((one) => one instanceof Error);
    if (found && !signal.aborted) error(found);
    write.apply(console, given);
  };
  return () => stopping.abort();
}

const nameOf = ({ matches }: RouterState): string => matches.at(-1)?.route.id ?? '';

/** The first page with the time until its document was there, later ones with the time until they were
 * shown. */
function reportPages({ page, visited }: Reporter, router: DataRouter): () => void {
  const [load] = performance.getEntriesByType('navigation');
  const first = nameOf(router.state);
  visited(first);
  if (load) page({ name: first, seconds: load.duration / 1000 });
  let begun: { at: number; location: unknown } | null = null;
  return router.subscribe((state) => {
    const { location } = state.navigation;
    if (location) {
      if (begun?.location === location) return;
      // Another page was wanted before this one was there, so its name is not known.
      if (begun) page({ name: '', seconds: 0 });
      begun = { at: performance.now(), location };
    } else if (begun) {
      const name = nameOf(state);
      visited(name);
      page({ name, seconds: (performance.now() - begun.at) / 1000 });
      begun = null;
    }
  });
}
