/** What the API refuses of an address or a form is no fault of the shop's: its page says so. */
import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Run = (args: never) => unknown;

/** The routes, whose loaders and actions answer 400 or 404 where the API did and they did not expect it. */
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

/** By its shape: the pages are bundled, with classes of errors of their own. */
function refusalIn(error: unknown): Response | null {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return null;
  const { status } = error;
  return status === 400 || status === 404 ? new Response(null, { status }) : null;
}
