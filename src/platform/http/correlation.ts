/** The id that finds a request in the logs of every service it passed through. */

export const correlationHeader = 'x-correlation-id';

/** A caller may choose an id that is short and printable, without line breaks. */
const acceptableId = /^[\w.:-]{8,128}$/;

/** The caller's id, or a new one for this request. */
export function correlationIdOf({ headers }: Request): string {
  const asked = headers.get(correlationHeader);
  if (asked && acceptableId.test(asked)) return asked;
  const id = crypto.randomUUID();
  headers.set(correlationHeader, id);
  return id;
}
