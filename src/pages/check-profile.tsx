/** /check-profile?target=: redirects to the provider's profile page, which returns to the target (R228,
 * R422). */
import type { Route } from './+types/check-profile';
import { visitProvider } from './parts/session/visit-provider.ts';
import { VisitFailed } from './parts/session/visit-failed.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  visitProvider(request, context, 'profile', 'Redirect to profile edit failed');

export default function CheckProfilePage({ loaderData }: Route.ComponentProps) {
  return <VisitFailed {...loaderData} titleKey="profileTitle" again="/check-profile" />;
}
