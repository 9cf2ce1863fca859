/** GET /_data/ads?category=…|words=…: advertisements for a list (R019, R399); the same for everybody. POST
 * reports that one was seen or opened. */
import { data } from 'react-router';
import { ads, report } from '#features/ads/client.ts';
import { mayReport } from '#features/ads/rules/consents.ts';
import type { AdCard } from '#features/ads/ui/ad-card.ts';
import { CategoryPath } from '#features/catalogue/contract.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { usableTerm } from '#features/search/rules/term.ts';
import { cacheControl } from '#platform/freshness.ts';
import { timings } from '#platform/timings.ts';
import { choiceOf } from '../shell/consent-cookies.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/ads';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const asked = askedIn(new URL(request.url).searchParams);
  const found = asked && facts.switches.citrusAd ? await ads(facts.retailApi, asked) : [];
  const cards = shownCards(
    found.map(({ product }) => product),
    facts,
  );
  const shown = found.map(({ id, advertiser, reports }, i): AdCard => ({
    id,
    advertiser,
    reports,
    card: cards[i] as AdCard['card'],
  }));
  return data(shown, { headers: { 'cache-control': cacheControl(timings.ads) } });
}

/** Null when it is nothing to ask about. */
function askedIn(query: URLSearchParams) {
  const category = CategoryPath.safeParse(query.get('category'));
  if (category.success) return { placement: 'category' as const, category: category.data };
  const words = usableTerm((query.get('words') ?? '').slice(0, 200));
  return words === '' ? null : { placement: 'search' as const, words };
}

/** Reports nothing without the shopper's consent. */
export async function action({ request, context }: Route.ActionArgs) {
  const text = (await request.formData()).get('report');
  const { retailApi, space } = factsOf(context);
  const given = choiceOf(request, space.cookieConsent)?.given ?? [];
  if (typeof text === 'string' && mayReport(given)) await report(retailApi, text);
  return data(null, { headers: { 'cache-control': 'no-store' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export { shouldRevalidate } from '../shell/data-routes.ts';
