/** Which passwords are accepted: long ones that are not easy to guess; no rules on kinds of characters. */

export const shortest = 12;
export const longest = 200;

export type PasswordFault =
  | 'shortPassword'
  | 'longPassword'
  | 'commonPassword'
  | 'personalPassword';

/** Words that stay guessable with anything before or after them. */
const common = new Set(
  `password salasana lösenord losenord passw0rd p@ssword passwort qwerty qwertyuiop qwertyasdf
  asdfghjkl zxcvbnm letmein welcome admin administrator iloveyou monkey dragon football baseball
  superman batman sunshine princess master shadow trustno1 whatever starwars computer internet
  changeme secret default testtest kissakoira koirakissa perkele saatana helsinki suomi finland
  sverige jääkiekko jaakiekko hockey ilovesuomi minärakastansinua minarakastansinua rakastan
  moimoi hejhej hellohello abcdefghijkl abcdefgh abcd1234 correcthorsebatterystaple`
    .split(/\s+/)
    .filter(Boolean),
);

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzåäö',
  'qwertyuiopåasdfghjklöäzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];

const inOrder = (text: string) =>
  rows.some((row) => row.includes(text) || [...row].toReversed().join('').includes(text));

/** The text without digits and symbols at both ends: 'Salasana2026!!' is 'salasana'. */
const core = (text: string) => text.replaceAll(/^[\d\P{L}]+|[\d\P{L}]+$/gu, '');

/** The shortest part that, repeated, makes the text. */
const repeated = (text: string) => /^(.+?)\1*$/su.exec(text)?.[1] ?? text;

/** @param personal known facts about the person: name, e-mail, shop */
export function passwordFault(password: string, personal: string[]): PasswordFault | null {
  const signs = [...password.normalize('NFKC')];
  if (signs.length < shortest) return 'shortPassword';
  if (signs.length > longest) return 'longPassword';
  const text = signs.join('').toLowerCase();
  const kernel = repeated(core(text));
  if (isCommon(text) || isGuessed(kernel)) return 'commonPassword';
  const known = personal.map((one) => one.trim().toLowerCase()).filter((one) => one.length > 2);
  const pieces = new Set([...known, ...known.map((one) => one.split('@')[0] ?? '')]);
  return pieces.has(text) || pieces.has(kernel) ? 'personalPassword' : null;
}

/** A common password, few different characters (as in a short part repeated), or neighbouring keys. */
const isCommon = (text: string): boolean =>
  new Set(text).size < 5 || isGuessed(text) || isGuessed(repeated(text));

const isGuessed = (text: string) => common.has(text) || (text.length >= 4 && inOrder(text));
