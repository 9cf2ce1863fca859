/** What browsers call a request that never got an answer (R411), and an answer that was cut off. */
const words = [
  'cancelled',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource.',
  'network error',
];

export const isDisturbance = (error: unknown): boolean =>
  words.includes(error instanceof Error ? error.message : String(error));
