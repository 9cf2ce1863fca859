/** Runs loaders and actions: each is a step of the request's trace. Turns the API's 400 and 404 into responses of the page: a wrong address or form is no fault of the shop. */
import type { ServerBuild } from 'react-router';
import type { InSpan } from '#platform/telemetry/spans.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Run = (args: never) => unknown;

/** The routes; their loaders and actions respond with the API's 400 or 404 when they do not handle it. */
export const withRefusals = (routes: Routes, span: InSpan): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && refusing(route, span)]),
  );

function refusing(route: Route, span: InSpan): Route {
  const { loader, action } = route.module;
  const reported = (name: string, run: unknown) => inSpan(span, `${name} ${route.id}`, run as Run);
  const module = {
    ...route.module,
    ...(loader && { loader: reported('loader', loader) }),
    ...(action && { action: reported('action', action) }),
  };
  return { ...route, module } as Route;
}

/** A response that is thrown, such as a redirect, is no failure. */
const inSpan =
  (span: InSpan, name: string, run: Run): Run =>
  async (args) => {
    const ended = await span({ name, kind: 'internal' }, async () => {
      try {
        return { value: await run(args) };
      } catch (error) {
        const refusal = error instanceof Response ? error : refusalIn(error);
        if (refusal) return { refusal };
        throw error;
      }
    });
    if ('refusal' in ended) throw ended.refusal;
    return ended.value;
  };

/** Recognises the error by its properties: the bundled pages have their own copy of the error classes. */
function refusalIn(error: unknown): Response | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { status } = error;
  return status === 400 || status === 404 ? new Response(null, { status }) : null;
}
