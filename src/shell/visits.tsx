/** Breadcrumbs that know where the shopper came from; visits are known once scripts run. */
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { TrailedProduct } from '#features/catalogue/rules/trail.ts';
import { patiently } from '../design/on-demand.ts';
import { CrumbList } from './crumb-list.tsx';
import type { Arrival } from './on-demand/visits.ts';

const Arrived = createContext<Arrival | undefined>(undefined);

/** Records every page below it in the session's history (R078). */
export function Visits({ children }: { children: React.ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>();
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const note = async () => {
      const { arrive } = await patiently(() => import('./on-demand/visits.ts'));
      // Also when the page was left before this was loaded: the next page needs to know where the shopper came
      // from.
      const arrived = arrive({ pathname, search, isReturn });
      // A transition, as an urgent update would discard parts of the page that still wait for their code.
      startTransition(() => setArrival(arrived));
    };
    void note();
  }, [pathname, search, isReturn]);
  return <Arrived value={arrival}>{children}</Arrived>;
}

/** Breadcrumbs from the home page to a product, by the list the shopper came from if it has the product. */
export function ProductTrail({ product }: { product: TrailedProduct }) {
  const t = useTranslations('shell');
  const arrival = useContext(Arrived);
  const { pathname } = useLocation();
  const crumbs =
    arrival?.at === pathname ? arrival.trailOf(product, t('campaigns')) : product.crumbs;
  return <CrumbList crumbs={crumbs} isOpenEnded />;
}
