/** Stores what a customer decides: consents are never changed, decisions are added. */
import type { Db } from '#platform/db/database.ts';
import { transact } from '#platform/db/transact.ts';
import { refuse } from '#platform/errors.ts';
import { languages, type Language } from '#platform/i18n/language.ts';
import { postConsents, type Channel, type ConsentState, type ContractId } from '../contract.ts';
import { contractIds } from '../contract/values.ts';
import type { ConsentsDeps } from '../deps.ts';
import type { MarketingConsents } from '../record.ts';
import { latestOf, newIn, unknownIn } from '../rules/decisions.ts';
import { textOf } from '../rules/texts.ts';
import * as store from '../repository.ts';

/** Decisions of one customer: 60 requests at once, then one a minute. */
const limit = { capacity: 60, seconds: 60 };

export interface Given {
  consents: Partial<Record<ContractId, ConsentState>>;
  textVersions: Partial<Record<ContractId, string>>;
  channel: Channel;
}

export interface Decider {
  customerId: string;
  language: Language;
  /** Origin of the page that has the form. */
  origin: string;
}

/** @throws 400 for a consent that is not asked for or a text that is unknown, 429 for too many decisions */
export async function decide(deps: ConsentsDeps, given: Given, by: Decider): Promise<void> {
  const { db, now } = deps;
  const seconds = await store.spend(db, by.customerId, limit, now());
  if (seconds > 0) {
    throw refuse(postConsents, 'too-many-decisions', 'Too many decisions of one customer', {
      retryAfterMinutes: Math.ceil(seconds / 60),
    });
  }
  const decided = deps.decided();
  await transact(db, async (tx) => {
    await store.lockCustomer(tx, by.customerId);
    const before = await store.readDecisions(tx, by.customerId);
    refuseUnknown(given, decided, before);
    const texts = await textsRead(tx, { given, decided, before }, { ...by, now: now() });
    const decisions = contractIds.flatMap((contractId) => {
      const [state, textVersion] = [given.consents[contractId], texts.get(contractId)];
      return state && textVersion ? [{ contractId, state, textVersion }] : [];
    });
    const made = {
      customerId: by.customerId,
      channel: given.channel,
      origin: by.origin,
      now: now(),
    };
    await store.addDecisions(tx, newIn(decisions, latestOf(before)), made);
  });
}

function refuseUnknown(
  { consents }: Given,
  { contracts }: MarketingConsents,
  before: readonly store.DecisionRow[],
): void {
  const asked = contracts.map(({ id }) => id);
  const unknown = unknownIn(consents, asked, latestOf(before));
  if (unknown.length === 0) return;
  throw refuse(postConsents, 'consent-unknown', `The shop does not ask for ${unknown.join(', ')}`);
}

interface Read {
  given: Given;
  decided: MarketingConsents;
  before: readonly store.DecisionRow[];
}

/** Which text each decision is about: the one named, else the current one, else the one decided on before.
 * Current texts are stored with the first decision on them. */
async function textsRead(
  tx: Db,
  { given, decided, before }: Read,
  { language, now }: { language: Language; now: Temporal.Instant },
): Promise<Map<ContractId, string>> {
  const latest = latestOf(before);
  const read = new Map<ContractId, string>();
  for (const id of contractIds.filter((one) => given.consents[one])) {
    const named = given.textVersions[id];
    const current = languages.flatMap((one) => textOf(decided, id, one) ?? []);
    const text = named
      ? current.find(({ version }) => version === named)
      : current.find((one) => one.language === language);
    if (text) await store.keepTexts(tx, [text], now);
    else if (named) await refuseUnknownText(tx, id, named);
    const version = text?.version ?? named ?? latest.get(id)?.textVersion;
    if (version) read.set(id, version);
  }
  return read;
}

async function refuseUnknownText(tx: Db, id: ContractId, version: string): Promise<void> {
  if ((await store.contractOfText(tx, version)) === id) return;
  throw refuse(postConsents, 'text-unknown', `The text of ${id} has changed; read it again`);
}
