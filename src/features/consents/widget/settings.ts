/** Settings of the widget (R344). */
import { useEffect, useMemo, useRef } from 'react';
import type { Access, Language } from './service.ts';

export interface ConsentSettings {
  /** Of the consent service, without a slash at the end: `https://shop.example/consent`. */
  baseUrl: string;
  /** The customer's encrypted access token; without one the widget asks to log in and requests nothing. */
  authToken?: string | null | undefined;
  language?: Language | undefined;
  theme?: 'plain' | 'tonal' | undefined;
  /** Days between two times a customer is asked; otherwise the service says it. For the gate. */
  triggerIntervalDays?: number | undefined;
  /** Asks again those who have declined. For the gate. */
  ignoreDecline?: boolean | undefined;
  /** Whether the boxes are ticked at first (R331). The law wants false. */
  initiallyChecked?: boolean | undefined;
  onInvalidAuth?: (() => void) | undefined;
  onSubmit?: (() => void) | undefined;
  onDecline?: (() => void) | undefined;
  /** Makes the widget a modal (R320). */
  onClose?: (() => void) | undefined;
}

/** Null without a token. */
export function useAccess(settings: ConsentSettings): Access | null {
  const { baseUrl, language = 'fi', authToken, onInvalidAuth } = settings;
  const latest = useRef(onInvalidAuth);
  useEffect(() => {
    latest.current = onInvalidAuth;
  }, [onInvalidAuth]);
  return useMemo(
    () =>
      authToken ? { baseUrl, language, authToken, onInvalidAuth: () => latest.current?.() } : null,
    [baseUrl, language, authToken],
  );
}
