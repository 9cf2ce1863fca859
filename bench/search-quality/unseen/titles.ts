/** Titles as merchants write them: some with brand, model, colour or amount, in any mixture. */
import type { Language } from '#platform/i18n/language.ts';
import type { Text } from '../../../seed/model.ts';
import type { Item } from '../../../seed/products.ts';
import type { Random } from '../../../seed/random.ts';
import type { Kind } from './kinds.ts';
import type { MadeBrand, Traits } from './traits.ts';

export interface Facts {
  kind: Kind;
  brand: MadeBrand;
  amount: string | null;
  free: string | null;
  items: Item[];
  traits: Traits;
  random: Random;
}

interface Choices {
  variety: Traits['varieties'][number] | undefined;
  namesColour: boolean;
  model: string | null;
}

const isFood = ({ category }: Kind): boolean => /^food|^baking-stuff/.test(category);

const letters = 'ABDEFGKLMNPRSTV';

function choose({ kind, traits, random }: Facts): Choices {
  const of = isFood(kind) ? 'food' : 'goods';
  const varieties = traits.varieties.filter((variety) => variety.of === of);
  const letter = () => letters[random.between(0, letters.length - 1)] ?? '';
  return {
    variety: varieties[random.between(0, varieties.length)],
    namesColour: random.chance(0.4),
    model:
      !isFood(kind) && random.chance(0.3)
        ? `${letter()}${letter()}-${random.between(200, 990)}`
        : null,
  };
}

const inWords = (amount: string, language: Language): string =>
  language === 'en' ? amount.replace(',', '.') : amount;

function written(facts: Facts, choices: Choices, language: Language): string {
  const { kind, brand, amount, free, items, traits } = facts;
  const colour = choices.namesColour ? items[0]?.colour?.name[language] : undefined;
  const name = [
    brand.inTitles ? brand.name : '',
    free === null ? '' : traits.free.get(free)?.[language][0],
    kind.names[language].text,
    choices.model,
  ];
  const start = name.filter(Boolean).join(' ');
  const rest = [choices.variety?.[language], colour, amount && inWords(amount, language)];
  const title = [start, ...rest.filter(Boolean)].join(', ');
  return title.slice(0, 1).toUpperCase() + title.slice(1);
}

/** Adds the title to `known` in Finnish; tries until it is new, then numbers it. */
export function titleOf(facts: Facts, known: Set<string>): Text {
  for (let tries = 1; ; tries += 1) {
    const choices = choose(facts);
    const end = tries > 30 ? ` N:o ${tries - 30}` : '';
    const fi = written(facts, choices, 'fi') + end;
    if (known.has(fi)) continue;
    known.add(fi);
    return {
      fi,
      sv: written(facts, choices, 'sv') + end,
      en: written(facts, choices, 'en') + end,
    };
  }
}
