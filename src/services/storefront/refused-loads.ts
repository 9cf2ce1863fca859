/** Turns the API's 400 and 404 into responses of the page: a wrong address or form is no fault of the shop. */
import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Run = (args: never) => unknown;

/** The routes; their loaders and actions respond with the API's 400 or 404 when they do not handle it. */
export const withRefusals = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && refusing(route)]));

function refusing(route: Route): Route {
  const { loader, action } = route.module;
  const module = {
    ...route.module,
    ...(loader && { loader: reported(loader as Run) }),
    ...(action && { action: reported(action as Run) }),
  };
  return { ...route, module } as Route;
}

const reported =
  (run: Run): Run =>
  async (args) => {
    try {
      return await run(args);
    } catch (error) {
      throw refusalIn(error) ?? error;
    }
  };

/** Recognises the error by its properties: the bundled pages have their own copy of the error classes. */
function refusalIn(error: unknown): Response | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { status } = error;
  return status === 400 || status === 404 ? new Response(null, { status }) : null;
}
