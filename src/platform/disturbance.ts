/** Messages that browsers give a request without a response (R411) or with a response that was cut off. */
const words = [
  'cancelled',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'network error',
];

export const isDisturbance = (error: unknown): boolean =>
  words.includes(error instanceof Error ? error.message : String(error));
