/** What the merchant's people and programs did, as calls show it. */
import { z } from '#platform/http/contract.ts';

const Actor = z.object({
  /** Kinds of later versions are kept as they are. */
  kind: z.string(),
  id: z.string(),
  name: z.string(),
});

/** One act. The log only grows: nothing in it is changed or removed. */
export const AuditEntry = z
  .object({
    id: z.string(),
    /** ISO 8601. */
    at: z.string(),
    actor: Actor,
    /** IP address the request came from; null for commands. */
    address: z.string().nullable(),
    /** What was done, for example `order-refunded`. */
    act: z.string(),
    /** What it was done to; without an id it was several. */
    subject: z.object({ kind: z.string(), id: z.string().nullable() }),
    /** What changed, as it was and as it is; null for acts that only read. */
    before: z.unknown(),
    after: z.unknown(),
    /** Why, in the words of who did it. */
    reason: z.string().nullable(),
  })
  .openapi('AuditEntry');
export type AuditEntry = z.output<typeof AuditEntry>;
