import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { RefusalCode } from '#platform/errors.ts';
import { ofCode } from '#platform/of-code.ts';
import type { addToList, createList } from '#features/shopping-lists/contract.ts';

/** Message keys by refusal code. */
const faults = {
  'lists-full': 'listsFull',
  'list-full': 'listFull',
  'list-not-found': 'gone',
  'product-not-found': 'productGone',
  'invalid-input': 'name',
  'not-logged-in': 'other',
} as const satisfies Record<
  RefusalCode<typeof addToList | typeof createList> | 'invalid-input',
  string
>;

/** Why a change was refused; undefined where it was not. */
export function useFault(code: string | undefined): string | undefined {
  const t = useTranslations('pages/parts/shopping-lists.fault');
  return code === undefined ? undefined : t(ofCode(faults, code) ?? 'other');
}
