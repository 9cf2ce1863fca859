/** The properties of products that are filters, as merchants choose and name them. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { attributeWords, type AttributeName } from './attributes.ts';

const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

const Words = z.array(z.string().trim().max(60).regex(/\p{L}/u, 'must be a word')).max(100);

/** Words of an attribute; '' stands for products that do not have it. */
function anyOf(attribute: AttributeName) {
  const words: readonly string[] = attributeWords[attribute];
  const Word = z
    .string()
    .refine(
      (word) => word === '' || words.includes(word),
      `must be '' or one of ${words.join(', ')}`,
    );
  return z.array(Word).min(1).optional();
}

const When = z
  .strictObject({ gender: anyOf('gender'), age_group: anyOf('age_group'), diet: anyOf('diet') })
  .refine((given) => Object.keys(given).length > 0, 'needs an attribute');

const PropertyValue = z.strictObject({
  id: Id,
  name: LocalTextShape,
  /** A product has the value when each of these attributes has one of its words. */
  when: When,
  /** Words of searches that mean it, in their dictionary form. */
  words: z.strictObject({ fi: Words, sv: Words, en: Words }),
});
export type PropertyValue = z.output<typeof PropertyValue>;

const Property = z.strictObject({
  id: Id,
  name: LocalTextShape,
  /** Whether a product must have any or all of the values that are chosen. */
  combine: z.enum(['any', 'all']),
  /** Whether nothing is shown without it when a search names it; else it is left out where nothing has it. */
  strict: z.boolean(),
  values: z.array(PropertyValue).min(1).max(50),
});
export type Property = z.output<typeof Property>;

/** In the order in which lists show them. */
export const PropertiesDocument = z
  .array(Property)
  .max(20)
  .superRefine((properties, { addIssue }) => {
    const twice = (ids: readonly string[], path: PropertyKey[]) => {
      for (const [at, id] of ids.entries()) {
        if (ids.indexOf(id) === at) continue;
        addIssue({ code: 'custom', message: `${id} is there twice`, path: [...path, at, 'id'] });
      }
    };
    twice(
      properties.map(({ id }) => id),
      [],
    );
    for (const [at, { values }] of properties.entries())
      twice(
        values.map(({ id }) => id),
        [at, 'values'],
      );
  });
export type PropertiesDocument = z.output<typeof PropertiesDocument>;
