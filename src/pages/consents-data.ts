/** GET /_data/consents: what the shopper is asked to consent to now; null for nothing (R330, R353, R354). POST
 * stores the answer. */
import { data } from 'react-router';
import * as client from '#features/consents/client.ts';
import { isDue } from '#features/consents/rules/display.ts';
import { answerIn } from '#features/consents/rules/form.ts';
import type { ConsentAnswer, ConsentQuestion } from '#features/consents/ui/question.ts';
import type { Connection } from '#platform/http/client.ts';
import { ShopError } from '#platform/errors.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import { sessionCookies, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/consents-data';
import { ownConsentService } from './parts/session/own-consent-service.ts';

const headers = { 'cache-control': 'no-store' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const service = customersService(request, facts);
  try {
    // A question whose texts have changed is asked again at once.
    const isAgain = new URL(request.url).searchParams.has('again');
    return data(service && (await questionFor(service, facts, isAgain)), { headers });
  } catch (error) {
    // A shopper who cannot be asked is not bothered with it.
    if (!(error instanceof ShopError)) throw error;
    service?.warn?.('Reading consents failed', { err: error });
    return data(null, { headers });
  }
}

/** Needs the switch, a customer and their encrypted access token (R353). */
function customersService(
  request: Request,
  { switches, consentService }: RequestFacts,
): Connection | null {
  const { authToken, accessToken } = sessionCookies(request);
  if (!switches.dma || !authToken || !accessToken || !consentService) return null;
  return client.asCustomer(consentService, accessToken);
}

async function questionFor(
  service: Connection,
  { space, now }: RequestFacts,
  isAgain: boolean,
): Promise<ConsentQuestion | null> {
  const seconds = Math.floor(now().epochMilliseconds / 1000);
  if (!isAgain && !isDue(await client.engagement(service), {}, seconds)) return null;
  const found = await client.consents(service);
  if (found.consents.length === 0) return null;
  const { initiallyChecked, buttons } = space.marketingConsents;
  return { ...found, texts: await client.texts(service), initiallyChecked, buttons };
}

/** `act` is `submit`, `shown` or `decline`. Whoever reads for longer than an access token lasts gets another one. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = factsOf(context);
  const isOn = facts.switches.dma && sessionCookies(request).authToken;
  const { service, cookies } = isOn ? await ownConsentService(request, facts) : nobody;
  const answer = answerIn(await request.formData());
  const reply = (result: ConsentAnswer, status = 200) =>
    data(result, { status, headers: withCookies(cookies) });
  if (!service) return reply({ refused: 'not-logged-in' }, 401);
  if (!answer) return reply({ refused: 'invalid-input' }, 400);
  try {
    if (answer.act === 'shown') await client.noteShown(service);
    if (answer.act === 'decline') await client.decline(service);
    if (answer.act === 'submit') {
      await client.decide(service, { ...answer, channel: 'dialog' });
      await client.noteShown(service);
    }
    return reply({ refused: null });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    service.warn?.('Storing consents failed', { err: error });
    return reply({ refused: error.code }, error.status || 502);
  }
}

const nobody = { service: null, cookies: [] as string[] };

export { shouldRevalidate } from '../shell/data-routes.ts';
