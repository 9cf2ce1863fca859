/** Reports as pages that a merchant reads: a site of its own, apart from the shop. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import type { Db } from '#platform/db/database.ts';
import { isOutage } from '#platform/db/outage.ts';
import { noteRoutes } from '#platform/http/route-note.ts';
import { plainPagePolicy } from '#platform/http/security/policy.ts';
import { defaultLanguage, languageOf, type Language } from '#platform/i18n/language.ts';
import type { Logger } from '#platform/log.ts';
import { dayInFinland, type Clock } from '#platform/time.ts';
import { csvOf } from './csv.ts';
import { readDays, reportNames, type ReportName } from './days.ts';
import {
  problemPage,
  refusedPage,
  reportPage,
  type Asked,
  type Found,
  type Problem,
  type ReportPages,
} from './page.ts';
import { readReport } from './tables.ts';
import { translatorIn } from './translations.ts';

export interface ReportsDeps {
  db: Db;
  /** Asked for by browsers, with any name; none where only this machine can connect. */
  password: string | undefined;
  shopUrl: string;
  /** Loads the screens when the first is shown. */
  pages: () => Promise<ReportPages>;
  now: Clock;
  log: Logger;
}

/** Longer ones are no day; they are shown again, but not whole. */
const longestTyped = 40;

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF';

export function makeReports(deps: ReportsDeps): Hono {
  const { db, log, now, pages, password, shopUrl } = deps;
  const app = new Hono();
  const inTurn = makeQueue();
  const made = async () => ({ ...(await pages()), shopUrl });

  /** Reads the report of the days that are asked for; answers with the form when they are wrong. */
  const answering =
    (
      name: ReportName,
      answer: (c: Context, found: Found) => Response | Promise<Response>,
      languageOfNames?: Language,
    ) =>
    async (c: Context) => {
      const asked = askedIn(c, name, now);
      const days = readDays(asked, asked.today);
      if (Array.isArray(days)) return c.html(refusedPage(await made(), asked, days), 400);
      const language = languageOfNames ?? asked.language;
      const report = await inTurn(() => readReport[name](db, days, language));
      return answer(c, { asked, days, report });
    };

  app.use(noteRoutes, withHeaders);
  app.get('/assets/*', async (c, next) => (await pages()).assets(c, next));
  app.use(password === undefined ? onlyOnThisMachine(log) : protectedBy(password));
  for (const name of reportNames) {
    const page = answering(name, async (c, found) => c.html(reportPage(await made(), found)));
    app.get(name === 'sales' ? '/' : `/${name}`, page);
    app.get(`/${name}/:file{[a-zA-Z]+\\.csv}`, answering(name, csvFile, defaultLanguage));
  }
  const problem = async (c: Context, kind: Problem) =>
    problemPage(await made(), askedIn(c, null, now), kind);
  app.notFound(async (c) => c.html(await problem(c, 'notFound'), 404));
  app.onError(async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (isOutage(error)) return c.html(await problem(c, 'away'), 503);
    log.error({ err: error }, 'a report could not be made');
    return c.html(await problem(c, 'fault'), 500);
  });
  return app;
}

/** The table that the address names. */
function csvFile(c: Context, { days, report }: Found) {
  const table = report.tables.find(({ name }) => `${name}.csv` === c.req.param('file'));
  if (!table) return c.notFound();
  c.header('content-type', 'text/csv; charset=utf-8');
  const file = `${table.name}-${days.from}-${days.until}.csv`;
  c.header('content-disposition', `attachment; filename="${file}"`);
  return c.body(byteOrderMark + csvOf(table));
}

function askedIn(c: Context, name: ReportName | null, now: Clock): Asked {
  const typed = (field: 'from' | 'until') =>
    (c.req.query(field) ?? '').trim().slice(0, longestTyped);
  return {
    name,
    language: languageOf(c.req.query('language')),
    from: typed('from'),
    until: typed('until'),
    today: dayInFinland(now()),
  };
}

const withHeaders: MiddlewareHandler = (c, next) => {
  c.header('content-security-policy', plainPagePolicy({}));
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  return next();
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in the same time whatever is given. */
const protectedBy = (password: string): MiddlewareHandler => {
  const expected = digest(password);
  return basicAuth({
    realm: 'Reports',
    verifyUser: (_name, given) => timingSafeEqual(digest(given), expected),
  });
};

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Without a password nothing is answered by another name: that would be a proxy that lets the world in, or a
 * page elsewhere whose name leads to this machine. */
const onlyOnThisMachine =
  (log: Logger): MiddlewareHandler =>
  (c, next) => {
    if (ownNames.has(new URL(c.req.url).hostname)) return next();
    log.warn('reports were asked for by another name than localhost; set REPORTS_PASSWORD');
    const language = languageOf(c.req.query('language'));
    return Promise.resolve(c.text(translatorIn(language)('problem.elsewhere'), 403));
  };

/** One report is counted at a time, so that shoppers have the other connections of the database. */
function makeQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
