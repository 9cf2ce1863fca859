/** Columns of the demo feeds for what the law wants told: product safety, food information, deposits. */
import type { Goods } from './goods.ts';
import { domesticMaker, makerOf } from './makers.ts';
import type { Text } from './model.ts';
import { foodFactsOf, type FoodFacts, type Keeping, type Origin } from './words/food-facts.ts';
import { ingredientsOf } from './words/ingredients.ts';
import { text } from './words/short.ts';
import { warningOf } from './words/warnings.ts';

const keeping: Record<Keeping, Text> = {
  dry: text('Kuivassa huoneenlämmössä.', 'Torrt i rumstemperatur.', 'Dry, at room temperature.'),
  cool: text(
    'Viileässä ja valolta suojattuna. Avattuna jääkaapissa.',
    'Svalt och skyddat från ljus. Öppnad förpackning i kylskåp.',
    'Cool and away from light. In the fridge once opened.',
  ),
  cold: text(
    'Jääkaapissa, enintään +6 °C.',
    'I kylskåp, högst +6 °C.',
    'In the fridge, +6 °C at most.',
  ),
  fish: text(
    'Jääkaapissa, enintään +3 °C.',
    'I kylskåp, högst +3 °C.',
    'In the fridge, +3 °C at most.',
  ),
  frozen: text(
    'Pakastimessa, −18 °C tai kylmempi. Sulatettua ei saa pakastaa uudelleen.',
    'I frys, −18 °C eller kallare. Får inte frysas om efter upptining.',
    'In the freezer, −18 °C or colder. Do not refreeze once thawed.',
  ),
  fresh: text(
    'Viileässä, valolta suojattuna.',
    'Svalt, skyddat från ljus.',
    'Cool, away from light.',
  ),
  supplement: text(
    'Kuivassa, alle +25 °C, lasten ulottumattomissa.',
    'Torrt, under +25 °C, utom räckhåll för barn.',
    'Dry, below +25 °C, out of reach of children.',
  ),
};

const origins: Record<Origin, Text> = {
  fi: text('Suomi', 'Finland', 'Finland'),
  eu: text('EU', 'EU', 'EU'),
  es: text('Espanja', 'Spanien', 'Spain'),
  it: text('Italia', 'Italien', 'Italy'),
  ec: text('Ecuador', 'Ecuador', 'Ecuador'),
  br: text('Brasilia', 'Brasilien', 'Brazil'),
  th: text('Thaimaa', 'Thailand', 'Thailand'),
  tr: text('Turkki', 'Turkiet', 'Türkiye'),
  world: text('EU:n ulkopuolelta', 'Utanför EU', 'Outside the EU'),
};

/** Deposits of bottles and cans, in cents. */
const deposits: Record<string, number> = { Kivennäisvesi: 20, Limonadi: 40, Energiajuoma: 15 };

export const depositOf = ({ type }: Goods): number => deposits[type.name.fi] ?? 0;

/** Kept cold, or fresh: it spoils in days. */
const perishable: Keeping[] = ['cold', 'fish', 'fresh'];

/** One row's columns; those that do not hold for the goods are empty. */
export function factColumns(goods: Goods, language: keyof Text): Record<string, string> {
  const { type, brand } = goods;
  const isFood = type.vat === 'food';
  const warning = warningOf(type.name.fi, type.category)?.[language] ?? '';
  // Food has its operator; what one has to be warned of, also a manufacturer to turn to.
  const { manufacturer, responsible } = isFood
    ? { manufacturer: warning && domesticMaker(brand), responsible: '' }
    : makerOf(brand);
  const deposit = depositOf(goods);
  return {
    deposit: deposit > 0 ? `${(deposit / 100).toFixed(2)} EUR` : '',
    perishable: isFood && perishable.includes(keepingOf(goods)) ? 'yes' : '',
    manufacturer,
    responsible_person: responsible,
    safety_warning: warning,
    ...(isFood ? foodColumns(goods, language) : noFood),
  };
}

const noFood = {
  ingredients: '',
  nutrition: '',
  storage_instructions: '',
  country_of_origin: '',
  food_operator: '',
};

const keepingOf = ({ type, variety }: Goods): Keeping => foodFactsOf(type.name.fi, variety.fi).keep;

function foodColumns(goods: Goods, language: keyof Text): typeof noFood {
  const { type, variety, brand } = goods;
  const facts = foodFactsOf(type.name.fi, variety.fi);
  return {
    ingredients: facts.made ? ingredientsOf(facts.made, variety)[language] : '',
    nutrition: nutritionOf(facts, type.unit === '1 l'),
    storage_instructions: keeping[facts.keep][language],
    country_of_origin: origins[facts.origin][language],
    food_operator: domesticMaker(brand),
  };
}

const names = ['fat', 'saturates', 'carbohydrate', 'sugars', 'fibre', 'protein', 'salt'];
const joulesInCalorie = 4.184;

function nutritionOf({ per100 }: FoodFacts, isLiquid: boolean): string {
  if (!per100) return '';
  const [kcal = '0', ...grams] = per100.split(' ');
  const kJ = Math.round(Number(kcal) * joulesInCalorie);
  const told = names.flatMap((name, i) => (grams[i] === '-' ? [] : [`${name} ${grams[i]} g`]));
  return [isLiquid ? '100 ml' : '100 g', `energy ${kJ} kJ ${kcal} kcal`, ...told].join(' | ');
}
