/** Payment methods of the simulator, and what a shopper can do on its page. */
import type { Language } from '#platform/i18n/language.ts';
import { translatorIn } from './translations.ts';

/** Banks have the same name in every language; the other methods' names are in the messages. */
const methods = [
  { id: 'koivupankki', name: 'Koivupankki', group: 'bank' },
  { id: 'saaristopankki', name: 'Saaristopankki', group: 'bank' },
  { id: 'tuntupankki', name: 'Tunturin Säästöpankki', group: 'bank' },
  { id: 'puhelinmaksu', group: 'mobile' },
  { id: 'kortti', group: 'creditcard' },
  { id: 'eralasku', group: 'credit' },
] as const;

export interface Bank {
  id: string;
  name: string;
  group: string;
}

export function banksIn(language: Language): Bank[] {
  const t = translatorIn(language);
  return methods.map((method) => ({
    ...method,
    name: 'name' in method ? method.name : t(`methods.${method.id}`),
  }));
}

/** Ways to identify oneself. */
export const ways = ['bank', 'mobile'] as const;
export type Way = (typeof ways)[number];
export const isWay = (name: unknown): name is Way => ways.some((way) => way === name);

/** Credit is granted only to those who were identified (L08). */
export const needsIdentification = (method: string): boolean =>
  methods.some(({ id, group }) => id === method && group === 'credit');

/** Outcome of the payment, whether the shopper returns, number of callbacks and whether they are late. */
export interface Act {
  status: 'pending' | 'ok' | 'fail';
  returns: boolean;
  callbacks: number;
  late: boolean;
}

const usual = { returns: true, callbacks: 1, late: false };

export const acts = {
  pay: { ...usual, status: 'ok' },
  cancel: { ...usual, status: 'fail' },
  fail: { ...usual, status: 'fail' },
  wait: { ...usual, status: 'pending', callbacks: 0 },
  leave: { ...usual, status: 'ok', returns: false },
  late: { ...usual, status: 'ok', late: true },
  twice: { ...usual, status: 'ok', callbacks: 2 },
} satisfies Record<string, Act>;

export const isAct = (name: string): name is keyof typeof acts => Object.hasOwn(acts, name);
