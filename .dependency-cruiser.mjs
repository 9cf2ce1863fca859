import { cruiseOptions, forbidden } from './tools/boundary-rules.ts';

/**
 * The rules are made from the table in tools/boundaries.ts. TypeScript is read by swc; the note that
 * no TypeScript compiler below 7 was found does not concern us (the planted faults prove it).
 */
export default { forbidden, options: cruiseOptions };
