/** Render it within Suspense: browsers load its code after the rest. */
export { StickyBar } from './sticky-bar.tsx';
