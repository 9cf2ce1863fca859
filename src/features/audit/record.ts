/** Acts of the merchant's people and programs, for the features whose data they read and change. */
export interface Actor {
  /** A program of the merchant, or somebody who typed a command. */
  kind: 'client' | 'command';
  id: string;
  name: string;
  /** IP address of the request; null for commands. */
  address: string | null;
}

/** What can be done; versions before this one read acts they do not know. */
export type ActName =
  | 'client-added'
  | 'client-removed'
  | 'client-secret-changed'
  | 'audit-read'
  | 'orders-listed'
  | 'order-read'
  | 'order-refunded';

export interface Act {
  act: ActName;
  /** What it is done to; without an id several, which `after` lists. */
  subject: { kind: 'order' | 'client' | 'audit'; id: string | null };
  /** JSON without personal data of customers, which could not be erased. */
  before?: unknown;
  after?: unknown;
  reason?: string | null;
}
