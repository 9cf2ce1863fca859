/** Announces a page change: moves the focus to the start of the new page, so that its title is read aloud. */
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { announce, hush } from '../design/announcer.tsx';

/** The path the browser shows; kept in the module, as the whole document is rendered again when an error is
 * shown. */
let shown: string | null = null;

/** A path is a page, and so is a step of the checkout; changing filters or list pages keeps the focus. */
function usePage(): string {
  const { pathname, search } = useLocation();
  return `${pathname} ${new URLSearchParams(search).get('vaihe') ?? ''}`;
}

/** Runs before anything on the new page takes the focus for itself, such as an error summary. */
export function usePageChange(): void {
  const page = usePage();
  useLayoutEffect(() => {
    const isAnother = shown !== null && shown !== page;
    shown = page;
    if (!isAnother) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    hush();
    announce(document.title);
  }, [page]);
}

/** Whether the document still shows what it was opened with: on phones, style sheets lay that out bit by bit.
 * What comes by a navigation has its heights at once, so that Back leads to the same place. */
export function useIsFirst(): boolean {
  const { key } = useLocation();
  const [opened] = useState(key);
  const [isFirst, setFirst] = useState(true);
  // While rendering: the next page is never without it.
  if (isFirst && key !== opened) setFirst(false);
  return isFirst;
}
