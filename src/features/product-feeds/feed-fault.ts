/** Errors in feeds. */

/** Thrown by the parser of a value; the message says what the value must be. */
export class Fault extends Error {}

export const fault = (reason: string): never => {
  throw new Fault(reason);
};

/** A file or feed that cannot be imported at all; the message names it and says what to do. */
export class FeedFault extends Error {}
