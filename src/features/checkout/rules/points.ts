/** Pickup points, lockers and stores of the demo shop: invented places in twelve towns. */
import type { Language } from '#platform/i18n/language.ts';
import type { Agent, DeliveryKind } from '../contract.ts';

interface Point extends Omit<Agent, 'name'> {
  kind: DeliveryKind;
  names: Record<Language, string>;
}

/** Postcode, town, and streets of its pickup point, locker and store (if it has one). */
const towns: [string, string, string, string, string?][] = [
  ['00100', 'Helsinki', 'Kaislakatu 4', 'Kaislakatu 12', 'Torikuja 1'],
  ['02100', 'Espoo', 'Merituulenpolku 3', 'Rantaraitti 8', 'Tapiolankuja 2'],
  ['01300', 'Vantaa', 'Asematori 5', 'Peltoraitti 6'],
  ['20100', 'Turku', 'Jokirannankuja 7', 'Tuomikatu 2', 'Kauppakuja 10'],
  ['22100', 'Maarianhamina', 'Lindgränden 3', 'Hamnstigen 9'],
  ['33100', 'Tampere', 'Koskipolku 1', 'Tammerkuja 14', 'Satakunnanpolku 3'],
  ['40100', 'Jyväskylä', 'Harjukuja 2', 'Lutakonpolku 5'],
  ['50100', 'Mikkeli', 'Savilahdenkuja 4', 'Porrassalmenpolku 1'],
  ['65100', 'Vaasa', 'Strandstigen 6', 'Kaarlenkuja 8'],
  ['70100', 'Kuopio', 'Satamakuja 3', 'Torinreuna 2', 'Haapapolku 5'],
  ['90100', 'Oulu', 'Tervaporvarinkuja 5', 'Kiikelinpolku 7', 'Rotuaarinkuja 4'],
  ['96100', 'Rovaniemi', 'Jätkänpolku 2', 'Lapinkuja 6'],
];

const places: [DeliveryKind, Record<Language, string>, string][] = [
  ['pickup-point', { fi: 'Noutopiste', sv: 'Utlämningsställe', en: 'Pickup point' }, '8–21'],
  ['locker', { fi: 'Pakettiautomaatti', sv: 'Paketautomat', en: 'Parcel locker' }, '0–24'],
  ['store', { fi: 'Aitta', sv: 'Aitta', en: 'Aitta' }, '9–20'],
];

const points: Point[] = towns.flatMap(([postcode, city, ...streets]) =>
  places.flatMap(([kind, names, openingHours], at) => {
    const streetAddress = streets[at];
    if (!streetAddress) return [];
    const agentId = `${kind}-${postcode}`;
    return [{ agentId, kind, names, streetAddress, postcode, city, openingHours }];
  }),
);

/** Length of the common prefix of two postcodes. */
function nearness(a: string, b: string): number {
  const length = [...a].findIndex((digit, at) => digit !== b[at]);
  return length < 0 ? a.length : length;
}

/** The three nearest points of a kind by postcode: longest common prefix, then closest number. */
export function pointsNear(kind: DeliveryKind, postcode: string, language: Language): Agent[] {
  const distance = (point: Point) => Math.abs(Number(point.postcode) - Number(postcode));
  return points
    .filter((point) => point.kind === kind)
    .toSorted(
      (a, b) =>
        nearness(b.postcode, postcode) - nearness(a.postcode, postcode) ||
        distance(a) - distance(b),
    )
    .slice(0, 3)
    .map(({ kind: _kind, names, ...agent }) => ({
      ...agent,
      name: `${names[language]} ${agent.city}`,
    }));
}
