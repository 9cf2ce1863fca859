/** Shows the widget only to customers who are to be asked (R330). */
import { useState } from 'react';
import { isDue } from '../rules/display.ts';
import { ConsentWidget, type ConsentWidgetProps } from './consent-widget.tsx';
import { useConsents, useCustomer, useEngagement } from './data.ts';
import { useAccess } from './settings.ts';

/** Both the engagement and the list must say so. Once shown it stays, as showing it changes the engagement. */
export function ConsentGate({ ref, ...settings }: ConsentWidgetProps) {
  const access = useAccess(settings);
  const { data: engagement } = useEngagement(access, true);
  const { data: asked } = useConsents(access);
  const [shownTo, setShownTo] = useState<string | null>(null);
  const customer = useCustomer(access, asked);
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const isAsked =
    engagement && isDue(engagement, settings, now) && (asked?.consents.length ?? 0) > 0;
  if (customer && isAsked && shownTo !== customer) setShownTo(customer);
  if (!customer || shownTo !== customer) return null;
  return <ConsentWidget key={customer} ref={ref} {...settings} />;
}
