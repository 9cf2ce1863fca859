/** Finds misspelt settings among the environment variables. */

/** Variables that the project's own checks pass to their processes. */
const ofTheChecks = [
  'AITTA_TEST_DATABASE_URL',
  'AITTA_TESTS',
  'AITTA_E2E_TEMPLATE',
  'AITTA_BENCH_DATA',
];

/** Former settings that are switches of the content space now. */
const moved: Readonly<Record<string, string>> = {
  PURCHASES_ENABLED: 'purchases',
  FLAG_WISHLIST: 'wishlist',
  FLAG_PDP_PRODUCT_FROM_DB: 'pdpProductFromDb',
  FLAG_FASHION_TO_WOMEN: 'fashionToWomen',
};

/** One message for each unknown name that starts with the shop's prefix or is one typo away from a setting. */
export function misspelt(names: string[], known: string[]): string[] {
  return names.flatMap((name) => {
    if (known.includes(name) || ofTheChecks.includes(name)) return [];
    const switched = moved[name];
    if (switched)
      return [`${name} is the switch ${switched} in switches.json of the content space.`];
    if (name.startsWith('AITTA_')) return [sentence(name, nearest(name, known))];
    const meant = known.find(
      (setting) => setting.includes('_') && editDistance(name, setting) === 1,
    );
    return meant ? [sentence(name, meant)] : [];
  });
}

const sentence = (name: string, meant: string | undefined) =>
  `There is no setting ${name}${meant ? `; did you mean ${meant}?` : '.'}`;

function nearest(name: string, known: string[]): string | undefined {
  const bare = name.replace(/^AITTA_/, '');
  const [best] = known
    .map((setting) => ({
      setting,
      distance: Math.min(editDistance(name, setting), editDistance(bare, setting)),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= 3 ? best.setting : undefined;
}

/** Number of edits between two names: letters missing, added, wrong or swapped with the next one. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const [above = [], before = []] = [rows[row - 1], rows[row - 2]];
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [
        (above[column] as number) + 1,
        (now[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
      ];
      if (isSwapped && row > 1 && column > 1) ways.push((before[column - 2] as number) + 1);
      now.push(Math.min(...ways));
    }
    rows.push(now);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
