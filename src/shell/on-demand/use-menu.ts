import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { MenuEntry } from '#features/catalogue/rules/category-menu.ts';

/** The whole menu. Null until it has loaded, and where it cannot be loaded (R438, R440). */
export function useMenu(): MenuEntry[] | null {
  const { load, data } = useFetcher<{ menu: MenuEntry[] } | null>();
  useEffect(() => void load('/_data/menu'), [load]);
  return data?.menu ?? null;
}
