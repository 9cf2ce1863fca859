/** When a page's loader runs again. Every page with a loader exports this rule. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { dataRouteOf } from './data-routes.ts';

/** What is posted to a data route changes no page, unless the page is about to change itself: a navigation
 * that is pending while the post ends is completed by it, and needs its data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  dataRouteOf(formAction) !== null && currentUrl.href === nextUrl.href
    ? false
    : defaultShouldRevalidate;
