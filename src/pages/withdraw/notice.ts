/** The form of a withdrawal: its fields, and what is wrong with them. */
import { lineOf } from '#platform/i18n/written-text.ts';
import type { Order } from '#features/orders/contract.ts';
import type { Pieces } from '#features/orders/contract/after-payment.ts';

/** Longest name that the call accepts. */
export const longestName = 100;

export const quantityField = (line: number): string => `maara-${line}`;

export interface Notice {
  name: string;
  lines: Pieces[];
  /** Message keys by the id of the field. */
  faults: Record<string, 'nameMissing' | 'nothing' | 'wrongQuantity'>;
  /** The fields as they were typed. */
  values: Record<string, string>;
}

/** The lines of a form, whether or not the order still has them. */
export const linesIn = (form: FormData): Pieces[] =>
  [...form].flatMap(([name, value]) => {
    const line = /^maara-(\d{1,4})$/.exec(name)?.[1];
    const quantity = Number(value);
    return line !== undefined && quantity > 0 ? [{ line: Number(line), quantity }] : [];
  });

/** The lines of an order of which pieces can be withdrawn. */
export const openLines = ({ withdrawable }: Pick<Order, 'withdrawable'>): Pieces[] =>
  (withdrawable?.left ?? []).flatMap((quantity, line) =>
    quantity > 0 ? [{ line, quantity }] : [],
  );

/** The form, with all pieces that can be withdrawn where its button for all was pressed. */
export function chosenIn(form: FormData, order: Pick<Order, 'withdrawable'>): FormData {
  if (form.get('intent') !== 'all') return form;
  const all = new FormData();
  for (const [name, value] of form) all.set(name, value);
  for (const { line, quantity } of openLines(order)) all.set(quantityField(line), String(quantity));
  return all;
}

/** Reads the form of an order. A line without a field keeps all its pieces. */
export function readNotice(form: FormData, { withdrawable }: Pick<Order, 'withdrawable'>): Notice {
  const left = withdrawable?.left ?? [];
  const values: Notice['values'] = {};
  const faults: Notice['faults'] = {};
  const lines: Pieces[] = [];
  const read = (field: string): string => {
    const given = form.get(field);
    return (values[field] = typeof given === 'string' ? lineOf(given) : '');
  };
  const name = read('name');
  if (name === '' || name.length > longestName) faults['name'] = 'nameMissing';
  for (const [line, most] of left.entries()) {
    if (most === 0) continue;
    const field = quantityField(line);
    const typed = read(field);
    const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : NaN;
    if (!(quantity <= most)) faults[field] = 'wrongQuantity';
    else if (quantity > 0) lines.push({ line, quantity });
  }
  const first = left.findIndex((most) => most > 0);
  const isWrong = Object.keys(faults).some((field) => field !== 'name');
  if (lines.length === 0 && !isWrong) faults[quantityField(Math.max(0, first))] = 'nothing';
  return { name, lines, faults, values };
}
