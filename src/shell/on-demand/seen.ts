/** What is seen of a visit, and who makes events of it. */
import type { SentForm } from '#features/analytics/rules/form-events.ts';
import type { NotedEvent } from '#features/analytics/rules/noted.ts';
import type { OpenPage } from '#features/analytics/rules/page-data.ts';

/** Something that the visitor did. */
export type Part = { page: OpenPage } | { form: SentForm } | { event: NotedEvent };

/** `at`: of `performance.now()`. */
export type Seen = Part & { at: number };

export type Note = (part: Part) => void;

export interface Sinks {
  take(seen: readonly Seen[]): void;
  /** @param isRefused nothing more may be sent */
  stop(isRefused: boolean): void;
}
