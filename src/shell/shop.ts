/** What every page shows of the shop: name, mark, languages. */
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { languages, type Language } from '#platform/i18n/language.ts';

export interface ShopShown {
  name: string;
  tagline: string;
  /** Address of the mark's picture. */
  mark: string;
  languages: readonly Language[];
  hasStores: boolean;
  /** Of the seller; empty when there is none. */
  phone: string;
}

const unknown: ShopShown = {
  name: '',
  tagline: '',
  mark: '',
  languages,
  hasStores: false,
  phone: '',
};

export const useShop = (): ShopShown =>
  useRouteLoaderData<{ shop: ShopShown }>('root')?.shop ?? unknown;

/** Style sheet with the shop's colours, as the server renders it. */
export const ShopStyle = createContext('');

let kept: string | undefined;

/** The style sheet that came with the document. */
function keptStyle(): string {
  kept ??= document.querySelector('style[data-shop]')?.textContent ?? '';
  return kept;
}

/** The style sheet of this document: browsers read it from the page, as an error page renders a new head. */
export function useShopStyle(): string {
  const rendered = useContext(ShopStyle);
  return rendered || typeof document === 'undefined' ? rendered : keptStyle();
}
