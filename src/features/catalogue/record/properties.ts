/** The properties of products that are filters, as merchants choose and name them. */
import { z } from '#platform/http/contract.ts';
import { LocalTextShape } from '#platform/i18n/local-text.ts';
import { attributeWords, isAttributeName } from './attributes.ts';

const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens');

const Words = z.array(z.string().trim().max(60).regex(/\p{L}/u, 'must be a word')).max(100);

/** Name of an attribute: one of the fixed list, one that the shop names, or a detail of the merchant's own. */
const Attribute = z.string().trim().min(1).max(140).toLowerCase();

/** Words of attributes; '' stands for products that do not have the attribute. */
const When = z
  .record(Attribute, z.array(z.string().trim().max(200).toLowerCase()).min(1))
  .refine((given) => Object.keys(given).length > 0, 'needs an attribute')
  .superRefine((given, { addIssue }) => {
    for (const [name, words] of Object.entries(given)) {
      if (!isAttributeName(name)) continue;
      const known: readonly string[] = attributeWords[name];
      for (const [at, word] of words.entries()) {
        if (word === '' || known.includes(word)) continue;
        const message = `must be '' or one of ${known.join(', ')}`;
        addIssue({ code: 'custom', message, path: [name, at] });
      }
    }
  });

const PropertyValue = z.strictObject({
  id: Id,
  name: LocalTextShape,
  /** A product has the value when each of these attributes has one of its words. */
  when: When,
  /** Words of searches that mean it, in their dictionary form. */
  words: z.strictObject({ fi: Words, sv: Words, en: Words }),
});
export type PropertyValue = z.output<typeof PropertyValue>;

const Property = z
  .strictObject({
    id: Id,
    name: LocalTextShape,
    /** Whether a product must have any or all of the values that are chosen. */
    combine: z.enum(['any', 'all']),
    /** Whether nothing is shown without it when a search names it; else it is left out where nothing has it. */
    strict: z.boolean(),
    /** Its values, as the merchant writes them. */
    values: z.array(PropertyValue).max(50).default([]),
    /** The attribute whose words are its values, as feeds write them. */
    attribute: Attribute.optional(),
    /** Paths of the categories whose lists show it; absent: all lists. */
    categories: z.array(z.string()).min(1).max(200).optional(),
  })
  .refine(
    ({ values, attribute }) => values.length > 0 !== (attribute !== undefined),
    'needs either values or an attribute',
  );
export type Property = z.output<typeof Property>;

/** In the order in which lists show them. */
export const PropertiesDocument = z
  .array(Property)
  .max(60)
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
