/** The pattern of a request's address, noted by what answers it. Logs and metrics name it instead of the
 * address, which may hold personal data and has no end of values. */
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

interface RouteNote {
  route: string;
  /** True for what is worth a line of the log: pages that were made for this request. */
  isLogged: boolean;
}

const unknown: RouteNote = { route: 'other', isLogged: false };
const notes = new WeakMap<Request, RouteNote>();

export const noteRoute = (request: Request, route: string, isLogged = false): void =>
  void notes.set(request, { route, isLogged });

export const noteOf = (request: Request): RouteNote => notes.get(request) ?? unknown;

/** Notes one name for all requests. */
export const noted =
  (route: string): MiddlewareHandler =>
  (c, next) => {
    noteRoute(c.req.raw, route);
    return next();
  };

/** Notes the pattern that a Hono application has found. */
export const noteRoutes: MiddlewareHandler = async (c, next) => {
  await next();
  const route = routePath(c, -1);
  if (route !== '*' && route !== '/*') noteRoute(c.req.raw, route);
};
