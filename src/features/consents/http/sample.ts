/** The calls of the widget for anybody: what the shop asks for, and no customer. Nothing is stored. */
import { makeSubApp } from '#platform/http/app.ts';
import { languageOf } from '#platform/i18n/language.ts';
import * as calls from '../contract.ts';
import type { ConsentsDeps } from '../deps.ts';
import { textBundle } from '../http.ts';
import { campaignOf, textOf } from '../rules/texts.ts';

export function makeSampleApp(deps: Pick<ConsentsDeps, 'decided' | 'places'>) {
  const { decided, places } = deps;
  return makeSubApp()
    .get(calls.getConsents.path, (c) => {
      const consents = decided().contracts.flatMap(({ id }) => {
        const text = textOf(decided(), id, c.get('language'));
        return text ? [{ contractId: id, state: 'REVOKED', textVersion: text.version }] : [];
      });
      c.header(calls.variantHeader, decided().buttons);
      return c.json({ consents, ...campaignOf(decided(), places) });
    })
    .get(calls.getEngagement.path, (c) =>
      c.json({
        declineTimestamp: null,
        lastShownTimestamp: null,
        intervalDays: decided().intervalDays,
      }),
    )
    .get(calls.getTexts.path.replace(/\{(\w+)\}/, ':$1'), (c) =>
      c.json(textBundle(deps, languageOf(c.req.param('language')))),
    )
    .post(calls.postConsents.path, (c) => c.json({ consents: [] }))
    .post(calls.postEngagement.path, (c) => c.body(null, 204))
    .post(calls.postDecline.path, (c) => c.body(null, 204));
}
