/** What a visitor has chosen in a form. */
import { isOptional, type Asked, type OptionalCategory } from './categories.ts';

export type Chosen = { given: OptionalCategory[] } | { fault: 'unreadable' | 'changed' };

/** Refusing is always understood; consent is only for what the visitor was shown. */
export function readChosen(form: FormData, { version, categories }: Asked): Chosen {
  const way = form.get('choice');
  if (way === 'none') return { given: [] };
  if (way !== 'all' && way !== 'some') return { fault: 'unreadable' };
  if (form.get('version') !== String(version)) return { fault: 'changed' };
  if (way === 'all') return { given: [...categories] };
  const ticked = form.getAll('category');
  if (!ticked.every((one) => isOptional(one) && categories.includes(one)))
    return { fault: 'unreadable' };
  return { given: categories.filter((one) => ticked.includes(one)) };
}
