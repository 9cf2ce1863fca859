/** The bank's pages, in the language of the payment. */
import { createElement, type ReactNode } from 'react';
import { plainPage, type PlainPages } from '#platform/http/plain-page.ts';
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { acts, banksIn } from './banks.ts';
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
  language: Language;
}

const usual: string[] = ['pay', 'cancel'] satisfies (keyof typeof acts)[];

export function bankPage(made: Made, { amount, reference, provider, language }: Shown): string {
  const t = translatorIn(language);
  const bank = banksIn(language).find(({ id }) => id === provider)?.name ?? t('bank');
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const choices = names.map((act) => ({ act, label: t(`acts.${act}`) }));
  const payment = createElement(made.screens.Payment, {
    t,
    reference: reference.replaceAll(/\D/g, ''),
    amount: euros(amount, language),
    usual: choices.filter(({ act }) => usual.includes(act)),
    others: choices.filter(({ act }) => !usual.includes(act)),
  });
  return page(made, language, bank, payment);
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
