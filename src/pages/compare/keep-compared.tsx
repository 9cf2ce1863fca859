import { useEffect } from 'react';
import { keepInTab } from '#platform/browser-tab.ts';
import { comparedKey } from '../parts/comparison/compared-in-tab.ts';

/** Remembers the comparison, so that product pages add to it. */
export function KeepCompared({ ids }: { ids: readonly string[] }) {
  useEffect(() => keepInTab(comparedKey, ids), [ids]);
  return null;
}
