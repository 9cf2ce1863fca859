/** What is wrong with a value of a feed. */

/** Thrown by a parser; the message says what the value must be. */
export class Fault extends Error {}

export const fault = (reason: string): never => {
  throw new Fault(reason);
};
