/** Render it within Suspense: the server has it at once, browsers load its code after the rest. */
export { Correction } from './correction.tsx';
export { SearchedHere } from './in-category.tsx';
