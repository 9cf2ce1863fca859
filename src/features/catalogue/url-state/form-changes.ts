/** Changes that the fields of a list's form stand for. */
import type { ListChange } from './changes.ts';
import { priceRange } from './read-price.ts';
import { sortValue, type SortOption } from './sorts.ts';
import { splitValues } from './values.ts';
import { filterKeys, formFields } from './write.ts';

interface Box {
  name: string;
  value: string;
  checked: boolean;
}

/** Nothing for a box that no list has. */
export function changesOfBox({ name: param, value, checked: isOn }: Box): ListChange[] {
  if (param === 'alennus') return [{ kind: 'switch', name: 'onlyReduced', isOn }];
  if (param === 'verkkosaatavuus') return [{ kind: 'switch', name: 'availableOnline', isOn }];
  return filterKeys
    .filter(([, key]) => key === param)
    .flatMap(([name]) =>
      splitValues(value).map((one): ListChange => ({ kind: 'value', name, value: one, isOn })),
    );
}

/** Boxes that were ticked or cleared before scripts ran. */
export const touchedBoxes = (boxes: Iterable<Box & { defaultChecked: boolean }>): ListChange[] =>
  [...boxes].filter((box) => box.checked !== box.defaultChecked).flatMap(changesOfBox);

/** Nothing for a sort that the list does not offer. */
export const changesOfSort = (value: string, sorts: readonly SortOption[]): ListChange[] =>
  sorts
    .filter((option) => sortValue(option) === value)
    .map((sort): ListChange => ({ kind: 'sort', sort }));

/** Nothing for a form without a price. */
export function changesOfPrice(form: Pick<FormData, 'get'>): ListChange[] {
  const ends = [form.get(formFields.from), form.get(formFields.to)] as const;
  if (ends.every((end) => end === null)) return [];
  return [{ kind: 'price', price: priceRange(textOf(ends[0]), textOf(ends[1])) }];
}

const textOf = (end: FormDataEntryValue | null): string => (typeof end === 'string' ? end : '');
