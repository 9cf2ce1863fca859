/** What the service that composes feedback passes to it. */
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { CustomerOf } from '../session/record.ts';
import type { FeedbackKind } from './contract.ts';
import type { FeedbackDocument } from './record.ts';
import type { FeedbackService } from './provider/feedback-service.ts';

export interface FeedbackDeps {
  db: Db;
  /** The merchant's topics and times. */
  decided(): FeedbackDocument;
  /** Whether barriers to accessibility can be reported here (R018). */
  takesReports(): boolean;
  /** Address of the service of this environment; null when there is none (R024, R025). */
  endpointOf(kind: FeedbackKind): string | null;
  /** E-mail address of customer service; empty while there is no seller. */
  merchantEmail(): string;
  /** The first language of the shop: mails to customer service are in it. */
  merchantLanguage(): Language;
  service: FeedbackService;
  /** Sends a mail now; the same `id` again is the same mail to mailboxes. @throws when it cannot be sent */
  sendMail(
    mail: { to: string; replyTo?: string; subject: string; text: string; html: string },
    id: number,
  ): Promise<void>;
  /** Storefront root without trailing slash, for links in mails. */
  publicUrl: string;
  /** The network that a request comes from. */
  networkOf(call: { request: Request; connection: unknown }): string;
  /** An irreversible code for an e-mail or network address, always the same for the same text. */
  codeOf(text: string): string;
  customerOf: CustomerOf;
  now(): Temporal.Instant;
}
