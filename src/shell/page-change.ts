/** Another page is told to everybody: the keyboard goes on at its beginning, and its title is read. */
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { announce, hush } from '../design/announcer.tsx';

/** What the browser shows; kept here as the whole document is made anew when an error is shown. */
let shown: string | null = null;

/** A path is a page, and so is a step of the checkout; filters and pages of a list keep the focus. */
function usePage(): string {
  const { pathname, search } = useLocation();
  return `${pathname} ${new URLSearchParams(search).get('vaihe') ?? ''}`;
}

/** Before anything on the new page takes the focus for itself, such as a summary of errors. */
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
