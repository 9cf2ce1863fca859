import { useHref, useLocation, useNavigation } from 'react-router';

/** Where a navigation within this page leads; undefined while there is none. What is pressed next is meant for the
 * page as it is then, so that whoever is quick need not wait for it. */
export function usePendingHere() {
  // The router's own location has the language's prefix.
  const here = useHref(useLocation().pathname);
  const { location } = useNavigation();
  return location?.pathname === here ? location : undefined;
}
