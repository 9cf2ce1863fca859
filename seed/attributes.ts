/** Whom the demo shop's products are for, and which diets they suit, in the words of feeds. */
import { dietsOf } from './food-facts.ts';
import type { ProductType, Variety } from './model.ts';

/** Words by the attribute of feeds; attributes without a word are absent. */
export type Attributes = Partial<Record<'gender' | 'age_group' | 'diet', string[]>>;

export function attributesOf(type: ProductType, variety: Variety): Attributes {
  const gender = variety.gender || type.gender;
  const ageGroup = variety.ageGroup || type.ageGroup;
  const diet = type.vat === 'food' ? dietsOf(type.key, variety) : [];
  return {
    ...(gender && { gender: [gender] }),
    ...(ageGroup && { age_group: [ageGroup] }),
    ...(diet.length > 0 && { diet }),
  };
}

/** Columns of the feed. */
export const attributeColumns = ({ gender, age_group, diet }: Attributes) => ({
  gender: gender?.join(',') ?? '',
  age_group: age_group?.join(',') ?? '',
  diet: diet?.join(',') ?? '',
});
