/** Forms of consents: `shown` names each consent of the form, `signed` those that are ticked, and
 * `text.<id>` the version of the text that was read. */
import { ContractId, TextVersion, type ConsentState, type ContractId as Id } from '../contract.ts';

export interface FormDecisions {
  consents: Partial<Record<Id, ConsentState>>;
  textVersions: Partial<Record<Id, string>>;
}

/** Everything that was shown is decided: what is not ticked is REVOKED (R332). */
export function decisionsIn(form: FormData): FormDecisions {
  const ids = (name: string) =>
    form.getAll(name).flatMap((value) => ContractId.safeParse(value).data ?? []);
  const [shown, signed] = [ids('shown'), ids('signed')];
  return {
    consents: Object.fromEntries(
      shown.map((id) => [id, signed.includes(id) ? 'SIGNED' : 'REVOKED']),
    ),
    textVersions: Object.fromEntries(
      shown.flatMap((id) => {
        const version = TextVersion.safeParse(form.get(`text.${id}`)).data;
        return version ? [[id, version]] : [];
      }),
    ),
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
