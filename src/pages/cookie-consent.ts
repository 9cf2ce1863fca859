/** POST /_data/cookie-consent: the choice of the banner, and the footer's withdrawal, where scripts run. */
import { data } from 'react-router';
import { factsOf } from '../shell/request.ts';
import { withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/cookie-consent';
import { saveChoice } from './parts/cookie-consent/save.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const { saved, cookies } = await saveChoice(request, factsOf(context));
  return data(saved, { status: saved.fault ? 400 : 200, headers: withCookies(cookies) });
}

export { shouldRevalidate } from '../shell/data-routes.ts';
