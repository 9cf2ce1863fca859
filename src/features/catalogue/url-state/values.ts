/** Several values joined into one query parameter. */

const escapes: Record<string, string> = { '~': '~~', _: '~u', '&': '~a' };
const unescapes: Record<string, string> = { '~': '~', u: '_', a: '&' };

/** Values sorted and joined with '_', so a selection has one URL; '_', '&' and '~' inside a value are escaped (R104, R105). */
export function joinValues(values: readonly string[]): string {
  return values
    .toSorted()
    .map((value) => value.replaceAll(/[~_&]/g, (sign) => escapes[sign] ?? sign))
    .join('_');
}

export function splitValues(joined: string): string[] {
  return joined
    .split('_')
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/~(.)/g, (_, sign: string) => unescapes[sign] ?? sign));
}
