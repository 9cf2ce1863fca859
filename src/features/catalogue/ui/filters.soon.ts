/** To be shown within Suspense: the server has it at once, browsers get its code after the rest. */
export { Filters } from './filters.tsx';
