/** Breadcrumbs that know where one came from; what was visited is known once scripts run. */
import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import type { TrailedProduct } from '#features/catalogue/rules/trail.ts';
import { patiently } from '../design/on-demand.ts';
import { CrumbList } from './crumb-list.tsx';
import type { Arrival } from './on-demand/visits.ts';

const Arrived = createContext<Arrival | undefined>(undefined);

/** Notes every page below it in the session's history, by the name of its heading (R078). */
export function Visits({ children }: { children: React.ReactNode }) {
  const [arrival, setArrival] = useState<Arrival>();
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const name = document.querySelector('main h1')?.textContent ?? '';
    const note = async () => {
      const { arrive } = await patiently(() => import('./on-demand/visits.ts'));
      // Also of a page left before this was loaded: the next one wants to know where one came from.
      const arrived = arrive({ pathname, search, name, isReturn });
      // Parts of the page that wait for their code are not to be thrown away for it.
      startTransition(() => setArrival(arrived));
    };
    void note();
  }, [pathname, search, isReturn]);
  return <Arrived value={arrival}>{children}</Arrived>;
}

/** Way from the home page to a product: over the list one came from, if the product is in it. */
export function ProductTrail({ product }: { product: TrailedProduct }) {
  const t = useTranslations('shell');
  const arrival = useContext(Arrived);
  const { pathname } = useLocation();
  const crumbs =
    arrival?.at === pathname ? arrival.trailOf(product, t('campaigns')) : product.crumbs;
  return <CrumbList crumbs={crumbs} isOpenEnded />;
}
