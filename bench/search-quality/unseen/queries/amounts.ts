/** Amounts as they are written, written together, and in other units. */
import type { Language } from '#platform/i18n/language.ts';
import { namesIn, type Asked, type Asking } from '../asking.ts';

/** Millilitres or grams per unit. */
const units: Record<string, [per: number, others: string[]]> = {
  l: [1_000, ['dl', 'cl', 'ml']],
  cl: [10, ['l', 'dl', 'ml']],
  kg: [1_000, ['g']],
  g: [1, ['kg']],
  m: [1_000, ['cm']],
};
const otherUnits: Record<string, number> = {
  dl: 100,
  cl: 10,
  ml: 1,
  l: 1_000,
  g: 1,
  kg: 1_000,
  cm: 10,
};

/** Millilitres, grams or millimetres of one piece, with the number of pieces: '6 x 330 v'. */
function sameAmount(amount: string): string {
  const [, pieces = '1', number = '', unit = ''] =
    /^(?:(\d+) x )?([\d,]+) ([a-z]+)$/.exec(amount) ?? [];
  const kind = unit === 'g' || unit === 'kg' ? 'g' : unit === 'm' ? 'm' : 'v';
  return `${pieces} x ${Math.round(Number(number.replace(',', '.')) * (units[unit]?.[0] ?? 1))} ${kind}`;
}

const isReadable = (value: number): boolean => value >= 0.1 && value < 5_000;

function converted(amount: string, language: Language): string[] {
  const [, number = '', unit = ''] = /^([\d,]+) ([a-z]+)$/.exec(amount) ?? [];
  const [per, others] = units[unit] ?? [1, []];
  return others.flatMap((other) => {
    const value = (Number(number.replace(',', '.')) * per) / (otherUnits[other] ?? 1);
    if (!isReadable(value)) return [];
    const text = String(Number(value.toFixed(3)));
    return [`${language === 'en' ? text : text.replace('.', ',')} ${other}`];
  });
}

export function amounts(asking: Asking, language: Language): Asked[] {
  return namesIn(asking, language).flatMap(({ kind, name }) => {
    const all = asking.catalogue.traits.amounts.get(kind.traits.get('amount') ?? '') ?? [];
    return all.flatMap((amount) => {
      const meant = asking.productsOf(
        ({ names }, made) =>
          names[language].text === name.text &&
          made.amount !== null &&
          sameAmount(made.amount) === sameAmount(amount),
      );
      const written = language === 'en' ? amount.replace(',', '.') : amount;
      const ask = (of: string, text: string) => ({
        of: `amount, ${of}`,
        language,
        text: `${name.text} ${text}`,
        meant,
      });
      return [
        ask('as written', written),
        ask('written together', written.replaceAll(' ', '')),
        ...converted(amount, language).map((text) => ask('in other units', text)),
        ...converted(amount, language)
          .slice(0, 1)
          .map((text) => ask('in other units', text.replace(' ', ''))),
      ];
    });
  });
}
