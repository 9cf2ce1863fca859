/** What the dialog sends to the storefront; `rules/form.ts` reads it. */
import type { Consent } from '../contract.ts';
import type { Ticks } from '../rules/ticks.ts';

export function answerForm(
  act: 'shown' | 'decline' | 'submit',
  consents: readonly Consent[] = [],
  ticks: Ticks = {},
): FormData {
  const form = new FormData();
  form.append('act', act);
  for (const { contractId, textVersion } of consents) {
    form.append('shown', contractId);
    form.append(`text.${contractId}`, textVersion);
    if (ticks[contractId]) form.append('signed', contractId);
  }
  return form;
}
