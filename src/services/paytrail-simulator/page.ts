/** The bank's pages, in the language of the payment. */
import { createElement, type ReactNode } from 'react';
import { plainPage, type PlainPages } from '#platform/http/plain-page.ts';
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { acts, banksIn, ways, type Way } from './banks.ts';
import type * as Screens from './ui/bank.tsx';
import { translatorIn } from './translations.ts';

export type BankPages = PlainPages<typeof Screens>;

/** Screens and style sheet of the pages, and the path the simulator is mounted at. */
export interface Made extends Pick<BankPages, 'screens' | 'styleSheet'> {
  mount: string;
}

interface Shown {
  amount: number;
  reference: string;
  /** Id of the chosen method; empty before one is chosen. */
  provider: string;
  /** How the shopper was identified, if they were. */
  identifiedBy?: Way | undefined;
  language: Language;
}

const usual: string[] = ['pay', 'cancel'] satisfies (keyof typeof acts)[];

/** Name of the method, or of no particular bank. */
function nameOf({ provider, language }: Shown): string {
  const t = translatorIn(language);
  return banksIn(language).find(({ id }) => id === provider)?.name ?? t('bank');
}

/** Shown before the payment of a method that needs it. */
export function identificationPage(made: Made, shown: Shown): string {
  const t = translatorIn(shown.language);
  const identification = createElement(made.screens.Identification, {
    t,
    ways: ways.map((way) => ({ way, label: t(`identifyBy.${way}`) })),
    cancel: { act: 'cancel', label: t('acts.cancel') },
  });
  return page(made, shown.language, nameOf(shown), identification);
}

export function bankPage(made: Made, shown: Shown): string {
  const { amount, reference, language, identifiedBy } = shown;
  const t = translatorIn(language);
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const choices = names.map((act) => ({ act, label: t(`acts.${act}`) }));
  const payment = createElement(made.screens.Payment, {
    t,
    reference: reference.replaceAll(/\D/g, ''),
    amount: euros(amount, language),
    identified: identifiedBy ? t('identified', { way: t(`identifyBy.${identifiedBy}`) }) : null,
    usual: choices.filter(({ act }) => usual.includes(act)),
    others: choices.filter(({ act }) => !usual.includes(act)),
  });
  return page(made, language, nameOf(shown), payment);
}

/** Shown instead of a redirect when the shopper does not return to the shop. */
export function closingPage(made: Made, language: Language): string {
  const t = translatorIn(language);
  return page(made, language, t('done'), createElement('p', null, t('closing')));
}

function page(made: Made, language: Language, title: string, body: ReactNode): string {
  const { screens, mount, styleSheet } = made;
  return plainPage(createElement(screens.Bank, { language, title, mount, styleSheet }, body));
}
