/** Handlers of the advertisement calls (R019, R399). */
import { refuse } from '#platform/errors.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { ProductCard } from '../catalogue/contract.ts';
import { getAds, reportAd, type Ad } from './contract.ts';
import type { AdsDeps } from './deps.ts';
import type { BookedAd } from './record.ts';
import { bookedFor, mostCandidates, ofService, shownAds, type Page } from './rules/choice.ts';
import { opened, sealed } from './rules/seal.ts';

export function makeAdsApp(deps: AdsDeps) {
  return makeSubApp()
    .openapi(getAds, async (c) => {
      const page = { ...c.req.valid('query'), language: c.get('language') };
      return c.json(deps.isOn() ? await adsFor(deps, page) : [], 200);
    })
    .openapi(reportAd, async (c) => {
      const url = opened(c.req.valid('json').report, deps.codeOf);
      const address = deps.isOn() ? ofService(url, deps.endpoint()) : undefined;
      if (address === undefined)
        throw refuse(reportAd, 'report-unknown', 'There is no such advertisement');
      await deps.service.report(address);
      return c.body(null, 204);
    });
}

async function adsFor(deps: AdsDeps, page: Page): Promise<Ad[]> {
  const endpoint = deps.endpoint();
  const booked = endpoint
    ? await deps.service.ask(endpoint, requestOf(page))
    : bookedFor(deps.bookings(), page, deps.now());
  const shown = shownAds(booked, (id) => deps.product(id, page.language), deps.now());
  return shown.map(({ ad, product }) => ({
    id: ad.id,
    advertiser: ad.advertiser,
    product: ProductCard.parse(product),
    reports: reportsOf(deps, ad),
  }));
}

const requestOf = ({ placement, category, words, language }: Page) => ({
  placement,
  category: category ?? null,
  words: words ?? null,
  language,
  count: mostCandidates,
});

function reportsOf(deps: AdsDeps, { impressionUrl, clickUrl }: BookedAd): Ad['reports'] {
  const [impression, click] = [impressionUrl, clickUrl].map((url) => {
    const address = ofService(url, deps.endpoint());
    return address && sealed(address, deps.codeOf);
  });
  return { impression, click };
}
