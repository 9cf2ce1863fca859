/** Render them within Suspense: the server has them at once, browsers load their code after the rest. */
export { ProductReviews } from '#features/reviews/ui/product-reviews.tsx';
export { CompareLink } from './compare-link.tsx';
export { Food } from './food.tsx';
export { Safety } from './safety.tsx';
export { ToList } from './to-list.tsx';
