/** Texts of the widget: those of the service, else those the package brings. */
import type { Texts } from '../contract.ts';
import en from '../messages/en.json';
import fi from '../messages/fi.json';
import sv from '../messages/sv.json';
import type { Language } from './service.ts';

type Tree = { [key: string]: string | Tree };

const own: Record<Language, Tree> = { fi, sv, en };

/** (R395) */
const namespace = 'marketing-consents';

export type TextOf = (key: string) => string;

/** The text in the asked language, else in English (R394).
 * @throws Error that names key and language (R396) */
export const textsOf =
  (language: Language, texts: Texts | undefined): TextOf =>
  (key) => {
    const text = texts?.[key] ?? at(own[language], key) ?? at(own.en, key);
    if (text === undefined) throw new Error(`No text ${namespace} ${key} in ${language}`);
    return text;
  };

function at(tree: Tree, key: string): string | undefined {
  let found: string | Tree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}
