/** Fills in a form that was sent after its customer's session had ended, once they have logged in again. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeTyped } from '#features/session/ui/typed.ts';

export function useTypedAgain(): void {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    const typed = takeTyped(page);
    if (typed) void import('./fill-form.ts').then(({ fillForm }) => fillForm(typed));
  }, [page]);
}
