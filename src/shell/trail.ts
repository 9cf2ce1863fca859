/** Breadcrumbs that know where one came from; what was visited is known once scripts run. */
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CategoryBreadcrumb } from '#features/catalogue/contract.ts';
import { crumbsOf, type Crumb } from '#features/catalogue/rules/crumbs.ts';
import { patiently } from '../design/on-demand.ts';

/** Crumbs of a category, or of a product in it, and a note of the visit in the session's history. */
export function useTrail(steps: CategoryBreadcrumb[], isProduct: boolean): Crumb[] {
  const t = useTranslations('shell');
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [own, setOwn] = useState<{ at: string; crumbs: Crumb[] }>();
  const at = isProduct ? pathname : pathname + search;
  const name = steps.at(-1)?.name ?? '';
  const campaigns = t('campaigns');
  useEffect(() => {
    let isHere = true;
    const remember = async () => {
      const { productTrail, rememberVisit } = await patiently(
        () => import('./on-demand/visits.ts'),
      );
      // Also of a page left before this was loaded: the next one wants to know where one came from.
      const before = rememberVisit({ to: at, name }, isReturn);
      if (isProduct && isHere) setOwn({ at, crumbs: productTrail(steps, before, campaigns) });
    };
    void remember();
    return () => {
      isHere = false;
    };
  }, [at, name, isReturn, isProduct, steps, campaigns]);
  return own?.at === at ? own.crumbs : crumbsOf(steps);
}
