/** Marketing consents of customers: the calls of the consent service (R302–R309, R314–R318). */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { languages } from '#platform/i18n/language.ts';
import { channels, consentStates, contractIds } from './contract/values.ts';

/** What a customer can consent to (R315). */
export const ContractId = z.enum(contractIds);
export type ContractId = z.output<typeof ContractId>;

/** (R316) */
export const ConsentState = z.enum(consentStates);
export type ConsentState = z.output<typeof ConsentState>;

/** The form that a decision is made with. */
export const Channel = z.enum(channels);
export type Channel = z.output<typeof Channel>;

/** A digest of the text of a consent in one language. */
export const TextVersion = z.string().regex(/^[\w-]{22}$/);

/** (R314) `state` is REVOKED while the customer has not consented. */
export const Consent = z
  .object({ contractId: ContractId, state: ConsentState, textVersion: TextVersion })
  .openapi('Consent');
export type Consent = z.output<typeof Consent>;

const InLanguages = z.object({ fi: z.string(), sv: z.string(), en: z.string() });
const Link = z.object({ label: z.string(), url: z.string() });

/** What is asked, and the campaign beside it (R317). `consents` has those that the customer has not decided
 * about; addresses are absolute. */
export const Consents = z
  .object({
    consents: z.array(Consent),
    campaignTitle: InLanguages.nullable(),
    campaignText: InLanguages.nullable(),
    campaignLink: z.object({ fi: Link, sv: Link, en: Link }).nullable(),
    backgroundImage: z.string().nullable(),
    image: z.object({ description: InLanguages, title: InLanguages, url: z.string() }).nullable(),
  })
  .openapi('Consents');
export type Consents = z.output<typeof Consents>;

/** When the customer was asked (R318): seconds since the epoch, null for never. */
export const Engagement = z
  .object({
    declineTimestamp: z.int().nullable(),
    lastShownTimestamp: z.int().nullable(),
    intervalDays: z.int(),
  })
  .openapi('CustomerEngagement');
export type Engagement = z.output<typeof Engagement>;

/** A decision with the text it was about. */
export const Decision = z
  .object({
    contractId: ContractId,
    state: ConsentState,
    /** ISO 8601. */
    decidedAt: z.string(),
    language: z.enum(languages),
    title: z.string(),
    description: z.string(),
    channel: Channel,
    /** Origin of the page that had the form. */
    origin: z.string(),
  })
  .openapi('ConsentDecision');
export type Decision = z.output<typeof Decision>;

/** The texts of the widget by key, in one language. */
export const Texts = z.record(z.string(), z.string());
export type Texts = z.output<typeof Texts>;

/** Header of the encrypted access token of a customer (R302). */
export const authHeader = 'x-encrypted-auth';
/** Response header of `getConsents`: which labels the buttons have (R329). */
export const variantHeader = 'x-button-variant';
/** Response header of `getConsents`: a key that is the same for all tokens of a customer. */
export const customerHeader = 'x-customer-key';

const security = [{ encrypted: [] }];
const notLoggedIn = { 401: ['not-logged-in'] } as const;

/** GET /consents/marketing (R304). */
export const getConsents = createRoute({
  method: 'get',
  path: '/api/v1/consents/marketing',
  summary: 'What the customer has not decided about yet',
  security,
  responses: { 200: json(Consents, 'The open consents.'), ...problems(notLoggedIn) },
});

/** POST /consents/marketing (R305). A consent that is not named stays as it is. `textVersions` name the texts
 * that were read; without one it is the current text in the language of the request. */
export const postConsents = createRoute({
  method: 'post',
  path: '/api/v1/consents/marketing',
  summary: 'Stores decisions on consents',
  security,
  request: jsonBody(
    z.object({
      consents: z
        .partialRecord(ContractId, ConsentState)
        .refine((given) => Object.keys(given).length > 0, 'must name a consent'),
      textVersions: z.partialRecord(ContractId, TextVersion).default({}),
      channel: Channel.default('widget'),
    }),
  ),
  responses: {
    200: json(z.object({ consents: z.array(Consent) }), 'What is still open.'),
    ...problems({
      400: ['consent-unknown', 'text-unknown'],
      ...notLoggedIn,
      429: ['too-many-decisions'],
    }),
  },
});

/** GET /consents/marketing/history: every consent the shop asks for or has asked this customer for. */
export const getHistory = createRoute({
  method: 'get',
  path: '/api/v1/consents/marketing/history',
  summary: 'The customer’s consents and all decisions on them',
  security,
  responses: {
    200: json(
      z.object({
        consents: z.array(
          z.object({
            ...Consent.shape,
            title: z.string(),
            description: z.string(),
            /** Whether the shop still asks for it: otherwise it can only be withdrawn. */
            isAsked: z.boolean(),
            /** The latest decision; null when there is none. */
            decision: Decision.nullable(),
          }),
        ),
        history: z.array(Decision),
      }),
      'Consents in the order of the shop; decisions, latest first.',
    ),
    ...problems(notLoggedIn),
  },
});

/** GET /customer-engagement (R306). */
export const getEngagement = createRoute({
  method: 'get',
  path: '/api/v1/customer-engagement',
  summary: 'When the customer was asked',
  security,
  responses: { 200: json(Engagement, 'The engagement.'), ...problems(notLoggedIn) },
});

/** POST /customer-engagement (R307). */
export const postEngagement = createRoute({
  method: 'post',
  path: '/api/v1/customer-engagement',
  summary: 'Records that the customer is shown the widget',
  security,
  responses: { 204: { description: 'Recorded.' }, ...problems(notLoggedIn) },
});

/** POST /customer-engagement/decline (R308). */
export const postDecline = createRoute({
  method: 'post',
  path: '/api/v1/customer-engagement/decline',
  summary: 'Records that the customer does not want to be asked',
  security,
  responses: { 204: { description: 'Recorded.' }, ...problems(notLoggedIn) },
});

/** GET /consents/marketing/translations/customer/{language} (R309). */
export const getTexts = createRoute({
  method: 'get',
  path: '/api/v1/consents/marketing/translations/customer/{language}',
  summary: 'The texts of the widget',
  security,
  request: { params: z.object({ language: z.enum(languages) }) },
  responses: {
    200: json(Texts, 'Text by key.'),
    ...problems({ 400: [], ...notLoggedIn }),
  },
});
