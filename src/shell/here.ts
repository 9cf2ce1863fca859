/** Addresses of pages that lead back to the current page (R230). */
import { useHref, useLocation } from 'react-router';

/** The address of a page that returns to the current page, or to `back`, such as '/check-login'; both with
 * the prefix of the language. */
export function useReturning(page: string, back?: string): string {
  const { pathname, search } = useLocation();
  const here = useHref(back ?? pathname + search);
  return `${useHref(page)}?target=${encodeURIComponent(here)}`;
}

/** `aria-current` of a link: the page is the link's target, or below it. */
export function useCurrent(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) => (pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined);
}
