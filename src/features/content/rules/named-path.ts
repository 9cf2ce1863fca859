/** Where a value stands in a document, as its writer calls it: entries of lists go by their own names. */
import { languages } from '#platform/i18n/language.ts';

/** 'methods.locker.priceEuroCents'; an entry without a name has its number, counted from 0.
 * @param data what the path leads into */
export function namedPath(path: readonly PropertyKey[], data: unknown): string {
  let within = data;
  return path
    .map((part) => {
      within = valueAt(within, part);
      const name = typeof part === 'number' ? nameIn(within) : null;
      return name === null ? String(part) : quotedIfNeeded(name);
    })
    .join('.');
}

/** Undefined where there is none. */
export const valueAt = (data: unknown, part: PropertyKey): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, part)
    ? (data as Record<PropertyKey, unknown>)[part]
    : undefined;

/** What distinguishes entries, the most exact first. */
const names = ['id', 'code', 'name', 'title', 'question'] as const;

function nameIn(entry: unknown): string | null {
  for (const name of names) {
    const value = textOf(valueAt(entry, name));
    if (value !== null) return value;
  }
  return null;
}

/** The text, or the first of several languages. */
function textOf(value: unknown): string | null {
  const texts = [value, ...languages.map((language) => valueAt(value, language))];
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? text.trim() : null;
}

const longest = 40;

function quotedIfNeeded(name: string): string {
  const short = name.length > longest ? `${name.slice(0, longest)}…` : name;
  return /^[\p{L}\p{N}_/-]+$/u.test(short) ? short : JSON.stringify(short);
}

/** A reason that begins with where: 'methods.locker.kind must be …', 'colors.brandDark: white text …'. */
export function placed(path: readonly PropertyKey[], data: unknown, reason: string): string {
  const where = namedPath(path, data);
  if (where === '') return reason;
  return /^(?:must|is|has|needs|may)\b/.test(reason) ? `${where} ${reason}` : `${where}: ${reason}`;
}
