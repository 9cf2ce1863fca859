/** The id by which a request is found again in the logs of every service it came through. */

export const correlationHeader = 'x-correlation-id';

/** An id a caller may choose: short, printable, no line breaks. */
const acceptableId = /^[\w.:-]{8,128}$/;

/** The caller's id, or one that the request carries from now on. */
export function correlationIdOf({ headers }: Request): string {
  const asked = headers.get(correlationHeader);
  if (asked && acceptableId.test(asked)) return asked;
  const id = crypto.randomUUID();
  headers.set(correlationHeader, id);
  return id;
}
