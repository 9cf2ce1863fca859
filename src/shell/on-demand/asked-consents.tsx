/** Asks customers for marketing consents: after the choice of cookies, not while they buy or log in, and not
 * again in a tab where they have closed the dialog (R353, R355). */
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { keptInTab } from '#platform/browser-tab.ts';
import { mayOpenOn } from '#features/cookie-consent/rules/pages.ts';
import { useConsentState } from '#features/cookie-consent/ui/start.ts';
import { useSession } from '#features/session/ui/session.ts';
import { onDemand } from '../../design/on-demand.ts';

const ConsentQuestion = onDemand(() => import('./consent-question.tsx'));

export function AskedConsents() {
  const { customer } = useSession();
  const { pathname } = useLocation();
  const cookies = useConsentState();
  const hasChosen = cookies !== null && (cookies.choice !== null || !cookies.asked);
  const isHere = customer !== null && hasChosen && mayOpenOn(pathname);
  const [isNeeded, setNeeded] = useState(false);
  if (isHere && !isNeeded && isOn() && keptInTab('consents') === null) setNeeded(true);
  return <Suspense>{isNeeded && <ConsentQuestion isHere={isHere} />}</Suspense>;
}

/** The style sheet of the shop has the switch, so that pages and their data are the same without it (R021). */
const isOn = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--dma') !== '';
