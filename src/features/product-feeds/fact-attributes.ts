/** Parses attributes of product safety and food information. */
import type { Nutrition, Operator } from '../catalogue/contract/product-facts.ts';
import { nutrients, type Nutrient } from '../catalogue/rules/product-facts.ts';
import { fault } from './feed-fault.ts';

/** 'Kaarna Oy | Rantatie 4, 20100 Turku, Suomi | turva@kaarna.example' */
export function operator(value: string): Operator {
  const [name = '', address = '', email = '', ...more] = value.split('|').map((one) => one.trim());
  if (!name || !/\d/.test(address) || more.length > 0) {
    return fault('must be a name, a postal address and an e-mail address parted by |');
  }
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return fault('has a wrong e-mail address');
  return { name, address, email: email || null };
}

/** An operator that must have an e-mail address too. */
export function manufacturer(value: string): Operator {
  const one = operator(value);
  return one.email ? one : fault('must have an e-mail address');
}

/** Checks that allergens are between asterisks: 'sokeri, *maitojauhe*, kaakaovoi'. */
export function ingredients(value: string): string {
  const isPaired = value.split('*').length % 2 === 1;
  if (!isPaired || value.includes('**')) return fault('must have allergens between two asterisks');
  return value.length > 5000 ? fault('must have at most 5000 characters') : value;
}

/** '100 g | energy 1450 kJ 342 kcal | fat 1.5 g | …'; grams of all nutrients but fibre are required. */
export function nutrition(value: string): Nutrition {
  const [per, energy = '', ...rest] = value.split('|').map((one) => one.trim());
  if (per !== '100 g' && per !== '100 ml') return fault('must begin with 100 g or 100 ml');
  const [, kj, kcal] = /^energy (\d+) kJ (\d+) kcal$/.exec(energy) ?? [];
  if (!kj || !kcal) return fault('must have energy such as energy 1450 kJ 342 kcal');
  const grams = allGrams(rest);
  // Rounded values may add up to over 100; 100 ml may weigh more than 100 g.
  const most = per === '100 g' ? 102 : 145;
  if (grams.fat + grams.carbohydrate + grams.protein + grams.salt > most || isTooMuchIn(grams)) {
    return fault('has more in it than it can hold');
  }
  return { per, energyKj: Number(kj), energyKcal: Number(kcal), ...grams };
}

type Grams = Pick<Nutrition, Nutrient>;

const isTooMuchIn = ({ fat, saturates, carbohydrate, sugars }: Grams): boolean =>
  saturates > fat || sugars > carbohydrate;

function allGrams(parts: string[]): Grams {
  const reported = new Map(parts.map(gramsOf));
  const missing = nutrients.find((one) => one !== 'fibre' && !reported.has(one));
  if (missing) return fault(`must have ${missing} in grams`);
  return Object.fromEntries(nutrients.map((one) => [one, reported.get(one) ?? null])) as Grams;
}

function gramsOf(part: string): [string, number] {
  const [, name = '', grams] = /^([a-z]+) (\d+(?:\.\d+)?) g$/.exec(part) ?? [];
  const isKnown = (nutrients as readonly string[]).includes(name);
  return isKnown ? [name, Number(grams)] : fault('must have nutrients such as fat 1.5 g');
}
