/** Times that merchants write without an offset: the clock on a Finnish wall. */
import { z } from 'zod';
import { shopZone } from './time.ts';

const example = 'must be a time such as 2026-11-16T00:00:00';

/** The instant of a Finnish local time, as ISO 8601 in UTC; an instant with an offset stays that instant. */
export const LocalTime = z.string().transform((text, context) => {
  try {
    return instantOf(text).toString();
  } catch {
    context.addIssue({ code: 'custom', message: example, input: text });
    return z.NEVER;
  }
});

const local = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?$/;

/** A time that the clock skips in spring is an hour later; of two equal ones in autumn it is the first.
 * @throws RangeError when it is neither a local time nor one with an offset */
function instantOf(text: string): Temporal.Instant {
  if (!local.test(text)) return Temporal.Instant.from(text);
  return Temporal.PlainDateTime.from(text).toZonedDateTime(shopZone).toInstant();
}
