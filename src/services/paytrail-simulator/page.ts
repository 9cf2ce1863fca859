/** The bank's pages, in the language of the payment. */
import { createElement, type ReactNode } from 'react';
import { plainPage, type PlainPages } from '#platform/http/plain-page.ts';
import type { Language } from '#platform/i18n/language.ts';
import { euros } from '#platform/money.ts';
import { acts, banksIn } from './banks.ts';
import type * as Screens from './ui/bank.tsx';
import { wordsIn } from './words.ts';

export type BankPages = PlainPages<typeof Screens>;

/** What the pages are made of, and the path the bank is mounted at. */
export interface Made extends Pick<BankPages, 'screens' | 'styleSheet'> {
  mount: string;
}

interface Shown {
  amount: number;
  reference: string;
  /** Id of the chosen method; none before it is chosen. */
  provider: string;
  language: Language;
}

const usual: string[] = ['pay', 'cancel'] satisfies (keyof typeof acts)[];

export function bankPage(made: Made, { amount, reference, provider, language }: Shown): string {
  const words = wordsIn[language];
  const bank = banksIn(language).find(({ id }) => id === provider)?.name ?? words.bank;
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const choices = names.map((act) => ({ act, label: words.acts[act] }));
  const payment = createElement(made.screens.Payment, {
    words,
    reference: reference.replaceAll(/\D/g, ''),
    amount: euros(amount, language),
    usual: choices.filter(({ act }) => usual.includes(act)),
    others: choices.filter(({ act }) => !usual.includes(act)),
  });
  return page(made, language, bank, payment);
}

/** Shown to who does not go back to the shop. */
export const closingPage = (made: Made, language: Language): string =>
  page(made, language, wordsIn[language].done, createElement('p', null, wordsIn[language].closing));

function page(made: Made, language: Language, title: string, body: ReactNode): string {
  const { screens, mount, styleSheet } = made;
  return plainPage(createElement(screens.Bank, { language, title, mount, styleSheet }, body));
}
