/** Render it within Suspense: the server has its space at once, browsers load its code after the rest. */
export { RecentlyViewed } from './recently-viewed.tsx';
