/** Which passwords are accepted: long ones that are not easy to guess; no rules on kinds of characters
 * (NIST SP 800-63B, 3.1.1.2). */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import { dictionary as finnish } from '@zxcvbn-ts/language-fi';

export const shortest = 12;
export const longest = 200;

export type PasswordFault =
  | 'shortPassword'
  | 'longPassword'
  | 'commonPassword'
  | 'personalPassword';

/** A password is guessed within so many tries, as a power of ten, at the earliest. Log-ins are limited to a few tries a
 * minute, and what is stored is slow to try; so this is far more than anybody can. */
const fewestTries = 9;

/** What lies beyond makes a password no easier to guess, but its estimate slow. */
const estimated = 60;

/** Words of Sweden and of shops, which the lists do not have; with anything before or after them. */
const words =
  `lösenord losenord sverige jääkiekko jaakiekko ilovesuomi minarakastansinua hejhej hellohello
  correcthorsebatterystaple kissakoira koirakissa moimoi`
    .split(/\s+/)
    .filter(Boolean);

/** Made when the first password is chosen: the lists take milliseconds and megabytes. */
let estimator: ZxcvbnFactory | undefined;

const estimate = (text: string, known: string[]) =>
  (estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...finnish, words },
    graphs: common.adjacencyGraphs,
  })).check(text, known);

/** @param personal known facts about the person: name, e-mail, shop */
export function passwordFault(password: string, personal: string[]): PasswordFault | null {
  const signs = [...password.normalize('NFKC')];
  if (signs.length < shortest) return 'shortPassword';
  if (signs.length > longest) return 'longPassword';
  const text = signs.slice(0, estimated).join('').toLowerCase();
  const { guessesLog10, sequence } = estimate(text, personal.flatMap(partsOf));
  if (guessesLog10 >= fewestTries) return null;
  const isPersonal = sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs');
  return isPersonal ? 'personalPassword' : 'commonPassword';
}

/** 'aino.aalto@example.com' also as 'aino.aalto', 'aino' and 'aalto'. Shorter parts are in too many words. */
function partsOf(fact: string): string[] {
  const [name = ''] = fact.split('@');
  const all = [fact, name, ...name.split(/[\s._+-]+/)];
  return all.map((part) => part.trim().toLowerCase()).filter((part) => part.length > 2);
}
