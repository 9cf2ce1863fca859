import type { ReactElement, Ref } from 'react';

/** Settings of the widget. */
export interface ConsentSettings {
  /** Of the consent service, without a slash at the end: `https://shop.example/consent`. */
  baseUrl: string;
  /** The customer's encrypted access token; without one the widget asks to log in and requests nothing. */
  authToken?: string | null | undefined;
  /** Finnish by default. */
  language?: 'fi' | 'sv' | 'en' | undefined;
  /** `tonal` is on a ground of its own. */
  theme?: 'plain' | 'tonal' | undefined;
  /** Days between two times a customer is asked; otherwise the service says it. For the gate. */
  triggerIntervalDays?: number | undefined;
  /** Asks again those who have declined. For the gate. */
  ignoreDecline?: boolean | undefined;
  /** Whether the boxes are ticked at first; true by default. The law wants false. */
  initiallyChecked?: boolean | undefined;
  /** The token is no longer valid. */
  onInvalidAuth?: (() => void) | undefined;
  onSubmit?: (() => void) | undefined;
  onDecline?: (() => void) | undefined;
  /** Makes the widget a modal. */
  onClose?: (() => void) | undefined;
}

export interface ConsentWidgetHandle {
  /** Opens the modal again. */
  open(): void;
  close(): void;
}

export interface ConsentWidgetProps extends ConsentSettings {
  ref?: Ref<ConsentWidgetHandle>;
}

/** Asks a customer for consents, whenever there are any to ask for. */
export function ConsentWidget(props: ConsentWidgetProps): ReactElement | null;

/** The same, for customers who are to be asked now. */
export function ConsentGate(props: ConsentWidgetProps): ReactElement | null;
