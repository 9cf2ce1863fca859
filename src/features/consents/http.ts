/** Handlers of the consent calls (R302–R309). */
import type { Context } from 'hono';
import { refuse } from '#platform/errors.ts';
import { makeSubApp, type RequestFacts } from '#platform/http/app.ts';
import { fallbackLanguage, type Language } from '#platform/i18n/language.ts';
import { textsOf } from '#platform/i18n/message-files.ts';
import * as calls from './contract.ts';
import type { ConsentsDeps } from './deps.ts';
import { decide } from './operations/decide.ts';
import { latestOf, openOf } from './rules/decisions.ts';
import { campaignOf, merchantTexts, textOf } from './rules/texts.ts';
import * as store from './repository.ts';

type Call = Context<{ Variables: RequestFacts }>;

const messageFolder = 'features/consents';

export function makeConsentsApp(deps: ConsentsDeps) {
  const customerIdOf = async (c: Call): Promise<string> => {
    const found = await deps.customerOf(c.req.header(calls.authHeader));
    if (found) return found.customerId;
    throw refuse(calls.getConsents, 'not-logged-in', 'Consents need a customer');
  };
  return makeSubApp()
    .openapi(calls.getConsents, async (c) => {
      const customerId = await customerIdOf(c);
      const consents = await openConsents(deps, customerId, c.get('language'));
      const decided = deps.decided();
      c.header(calls.variantHeader, decided.buttons);
      c.header(calls.customerHeader, deps.keyOf(customerId));
      return c.json({ consents, ...campaignOf(decided, deps.places) }, 200);
    })
    .openapi(calls.postConsents, async (c) => {
      const by = { customerId: await customerIdOf(c), language: c.get('language') };
      await decide(deps, c.req.valid('json'), { ...by, origin: originOf(c, deps) });
      return c.json({ consents: await openConsents(deps, by.customerId, by.language) }, 200);
    })
    .openapi(calls.getHistory, async (c) =>
      c.json(await historyOf(deps, await customerIdOf(c), c.get('language')), 200),
    )
    .openapi(calls.getEngagement, async (c) => {
      const { declinedAt, lastShownAt } = await store.readEngagement(
        deps.db,
        await customerIdOf(c),
      );
      const { intervalDays } = deps.decided();
      const declineTimestamp = secondsOf(declinedAt);
      return c.json(
        { declineTimestamp, lastShownTimestamp: secondsOf(lastShownAt), intervalDays },
        200,
      );
    })
    .openapi(calls.postEngagement, async (c) => {
      await store.noteEngagement(deps.db, await customerIdOf(c), { lastShownAt: deps.now() });
      return c.body(null, 204);
    })
    .openapi(calls.postDecline, async (c) => {
      await store.noteEngagement(deps.db, await customerIdOf(c), { declinedAt: deps.now() });
      return c.body(null, 204);
    })
    .openapi(calls.getTexts, async (c) => {
      await customerIdOf(c);
      return c.json(textBundle(deps, c.req.valid('param').language), 200);
    });
}

const secondsOf = (at: Temporal.Instant | null): number | null =>
  at && Math.floor(at.epochMilliseconds / 1000);

/** The site that embeds the widget; the shop itself where a server calls. */
const originOf = (c: Call, { shopOrigin }: ConsentsDeps): string =>
  c.req.header('origin') ?? shopOrigin;

const askedIn = ({ decided }: ConsentsDeps) => decided().contracts.map(({ id }) => id);

async function openConsents(
  deps: ConsentsDeps,
  customerId: string,
  language: Language,
): Promise<calls.Consent[]> {
  const latest = latestOf(await store.readDecisions(deps.db, customerId));
  return openOf(askedIn(deps), latest).flatMap((contractId) => {
    const text = textOf(deps.decided(), contractId, language);
    return text ? [{ contractId, state: 'REVOKED' as const, textVersion: text.version }] : [];
  });
}

/** What is asked for, and what was once asked for and is still consented to. */
async function historyOf(deps: ConsentsDeps, customerId: string, language: Language) {
  const decisions = await store.readDecisions(deps.db, customerId);
  const latest = latestOf(decisions);
  const asked = askedIn(deps);
  const former = [...latest.values()].filter(
    ({ contractId, state }) => state === 'SIGNED' && !asked.includes(contractId),
  );
  const shown = [...asked, ...former.map(({ contractId }) => contractId)];
  return {
    consents: shown.flatMap((contractId) => {
      const decision = latest.get(contractId);
      const current = textOf(deps.decided(), contractId, language);
      const text = current ?? (decision && { ...decision, version: decision.textVersion });
      if (!text) return [];
      const { title, description, version: textVersion } = text;
      return [
        {
          contractId,
          state: decision?.state ?? ('REVOKED' as const),
          textVersion,
          title,
          description,
          isAsked: current !== null,
          decision: decision ? shownDecision(decision) : null,
        },
      ];
    }),
    history: decisions.toReversed().map(shownDecision),
  };
}

const shownDecision = (row: store.DecisionRow): calls.Decision => {
  const { contractId, state, language, title, description, channel, origin } = row;
  const decidedAt = String(row.decidedAt);
  return { contractId, state, decidedAt, language, title, description, channel, origin };
};

/** The labels of the widget, in English where a language has none, and the merchant's texts. */
export const textBundle = (
  { decided, places }: Pick<ConsentsDeps, 'decided' | 'places'>,
  language: Language,
): calls.Texts => ({
  ...textsOf(messageFolder, fallbackLanguage),
  ...textsOf(messageFolder, language),
  ...merchantTexts(decided(), language, places),
});
