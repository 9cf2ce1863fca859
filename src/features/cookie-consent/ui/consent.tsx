/** Consent on every page: starts its management, asks where nothing was chosen, and withdraws it from the
 * footer. */
import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { onDemand } from '../../../design/on-demand.ts';
import { choiceCookie } from '../rules/choice.ts';
import { isAskedOn } from '../rules/pages.ts';
import { refreshConsent, startConsent, useConsentState } from './start.ts';
import { useChoosing } from './use-choosing.ts';
import { useWithdrawing } from './use-withdrawing.ts';

const loadBanner = () => import('./banner.tsx');
const Banner = onDemand(loadBanner);
const WithdrawnToast = onDemand(() => import('./withdrawn-toast.tsx'));

export function Consent() {
  useEffect(watchTabs, []);
  const { pathname } = useLocation();
  const state = useConsentState();
  const choosing = useChoosing();
  const withdrawn = useWithdrawing();
  const asked = state?.choice || choosing.isSaved ? null : state?.asked;
  return (
    <Suspense>
      {asked && isAskedOn(pathname) && <Banner asked={asked} choosing={choosing} />}
      {withdrawn && <WithdrawnToast {...withdrawn} />}
    </Suspense>
  );
}

/** The choice may change in another tab, and while the page waits in the browser's history. */
function watchTabs(): () => void {
  void startConsent();
  // What it asks comes beside it.
  if (!document.cookie.includes(`${choiceCookie}=`)) loadBanner().catch(() => {});
  document.addEventListener('visibilitychange', refreshConsent);
  addEventListener('pageshow', refreshConsent);
  return () => {
    document.removeEventListener('visibilitychange', refreshConsent);
    removeEventListener('pageshow', refreshConsent);
  };
}
