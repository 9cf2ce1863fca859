/** Render it within Suspense: the server has it at once, browsers load its code after the rest. */
export { WaitingCart } from './waiting.tsx';
