import type { Drawing, Text } from '../model.ts';

/** One text in the three languages. */
export const text = (fi: string, sv: string, en: string): Text => ({ fi, sv, en });

/** Model names are the same in every language. */
export const models = (...names: string[]): Text[] =>
  names.map((name) => ({ fi: name, sv: name, en: name }));

export const icon = (name: string): Drawing => ({ form: 'icon', icon: name });
