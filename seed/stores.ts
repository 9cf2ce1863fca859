/** The demo shop's stores and what stands on their shelves, as a merchant would send both. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from './random.ts';

const long = 'Mo-Fr 09:00-21:00, Sa 09:00-19:00, Su 11:00-18:00';
const short = 'Mo-Fr 10:00-19:00, Sa 10:00-17:00';

/** Code, name, street, postcode, town, hours, and how much of the whole range it has. */
const stores = [
  ['hki', 'Aitta Helsinki', 'Makasiinikuja 4', '00100', 'Helsinki', long, 0.8],
  ['hki-ita', 'Aitta Itäportti', 'Kaarnatie 12', '00930', 'Helsinki', long, 0.55],
  ['espoo', 'Aitta Espoo', 'Vilja-aukio 2', '02100', 'Espoo', long, 0.6],
  ['tku', 'Aitta Turku', 'Jokirannankatu 8', '20100', 'Turku', long, 0.6],
  ['tre', 'Aitta Tampere', 'Koskenniskankatu 21', '33100', 'Tampere', long, 0.7],
  ['lahti', 'Aitta Lahti', 'Mäkikatu 5', '15110', 'Lahti', short, 0.4],
  ['jkl', 'Aitta Jyväskylä', 'Harjukatu 17', '40100', 'Jyväskylä', long, 0.45],
  ['kuopio', 'Aitta Kuopio', 'Satamapiha 3', '70100', 'Kuopio', short, 0.4],
  ['oulu', 'Aitta Oulu', 'Suistokatu 9', '90100', 'Oulu', long, 0.5],
  ['vaasa', 'Aitta Vaasa', 'Merenkurkuntie 1', '65100', 'Vaasa', short, 0.3],
] as const;

const shelfSeed = 20_261_121;
const most = 18;

/** Writes both files and answers their paths. */
export function writeStoreFeeds(folder: string, ids: readonly string[]): [string, string] {
  const storesFile = join(folder, 'stores.tsv');
  const inventoryFile = join(folder, 'local-inventory.tsv');
  const rows = stores.map(([code, name, street, postcode, town, hours]) =>
    [code, name, street, postcode, town, hours].join('\t'),
  );
  const head = 'store_code\tname\tstreet_address\tpostal_code\ttown\topening_hours';
  writeFileSync(storesFile, `${[head, ...rows].join('\n')}\n`);
  const random = randomFrom(shelfSeed);
  const stock = ids.flatMap((id) =>
    stores.flatMap(([code, , , , , , share]) =>
      random.chance(share) ? [`${code}\t${id}\t${random.between(1, most)}`] : [],
    ),
  );
  writeFileSync(inventoryFile, `${['store_code\tid\tquantity', ...stock].join('\n')}\n`);
  return [storesFile, inventoryFile];
}
