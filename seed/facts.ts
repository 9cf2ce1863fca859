/** Columns of the demo feeds for legally required facts: product safety, food information, deposits. */
import { statementsOf } from './details.ts';
import { foodTexts, isPerishable, nutritionOf, temperatureClassOf } from './food-facts.ts';
import type { Products } from './products.ts';
import type { Text } from './model.ts';

/** Columns of one row; empty where they do not apply to the product. */
export function factColumns(products: Products, language: keyof Text): Record<string, string> {
  const { type, brand } = products;
  const isFood = type.vat === 'food';
  const warning = [type.warning?.[language], statementsOf(products, language)]
    .filter(Boolean)
    .join(' ');
  return {
    deposit: type.deposit > 0 ? `${(type.deposit / 100).toFixed(2)} EUR` : '',
    temperature_class: isFood ? temperatureClassOf(type.key, products.variety) : '',
    perishable: isFood && isPerishable(type.key, products.variety) ? 'yes' : '',
    // Food has a food business operator in place of a manufacturer; food with a warning names both.
    ...(isFood
      ? { manufacturer: warning && brand.company, responsible_person: '' }
      : {
          manufacturer: brand.companyAbroad || brand.company,
          responsible_person: brand.responsible,
        }),
    safety_warning: warning,
    ...(isFood ? foodColumns(products, language) : noFood),
  };
}

const noFood = {
  ingredients: '',
  nutrition: '',
  storage_instructions: '',
  country_of_origin: '',
  food_operator: '',
};

function foodColumns({ type, variety, brand }: Products, language: keyof Text): typeof noFood {
  const { ingredients, storage, origin } = foodTexts(type.key, variety, language);
  return {
    ingredients,
    nutrition: nutritionOf(type.key, variety, type.unit === '1 l'),
    storage_instructions: storage,
    country_of_origin: origin,
    food_operator: brand.company,
  };
}
