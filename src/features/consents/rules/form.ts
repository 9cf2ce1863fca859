/** Forms of consents: `shown` names each consent of the form, `signed` those that are ticked, and
 * `text.<id>` the version of the text that was read. */
import { ContractId, TextVersion, type ConsentState, type ContractId as Id } from '../contract.ts';

export interface FormDecisions {
  consents: Partial<Record<Id, ConsentState>>;
  textVersions: Partial<Record<Id, string>>;
}

const idsIn = (form: FormData, name: string): Id[] =>
  form.getAll(name).flatMap((value) => ContractId.safeParse(value).data ?? []);

/** Everything that was shown is decided: what is not ticked is REVOKED (R332). */
export const decisionsIn = (form: FormData): FormDecisions =>
  decisionsOn(form, idsIn(form, 'shown'));

/** Only what the customer has changed: `was` names those that were ticked at first. */
export function changesIn(form: FormData): FormDecisions {
  const [signed, was] = [idsIn(form, 'signed'), idsIn(form, 'was')];
  const changed = idsIn(form, 'shown').filter((id) => signed.includes(id) !== was.includes(id));
  return decisionsOn(form, changed);
}

function decisionsOn(form: FormData, ids: readonly Id[]): FormDecisions {
  const signed = idsIn(form, 'signed');
  const versions = ids.flatMap((id) => {
    const version = TextVersion.safeParse(form.get(`text.${id}`)).data;
    return version ? [[id, version] as const] : [];
  });
  return {
    consents: Object.fromEntries(ids.map((id) => [id, signed.includes(id) ? 'SIGNED' : 'REVOKED'])),
    textVersions: Object.fromEntries(versions),
  };
}

export type FormAnswer = { act: 'shown' | 'decline' } | ({ act: 'submit' } & FormDecisions);

/** The answer of the dialog's form; null when it is none. Submitting needs a tick (R343). */
export function answerIn(form: FormData): FormAnswer | null {
  const act = form.get('act');
  if (act === 'shown' || act === 'decline') return { act };
  const decisions = decisionsIn(form);
  const isTicked = Object.values(decisions.consents).includes('SIGNED');
  return act === 'submit' && isTicked ? { act, ...decisions } : null;
}
