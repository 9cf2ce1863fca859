/** Finds misspelt settings among the environment variables. */
import { editDistance } from '../edit-distance.ts';

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
