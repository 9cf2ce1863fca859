/** /check-bonus-card?target=: redirects to the provider's page that attaches a bonus card, which returns to
 * the target (R227, R423). */
import type { Route } from './+types/check-bonus-card';
import { visitProvider } from './parts/session/visit-provider.ts';
import { VisitFailed } from './parts/session/visit-failed.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  visitProvider(request, context, 'bonusCard', 'Redirect to attach bonus card failed');

export default function CheckBonusCardPage({ loaderData }: Route.ComponentProps) {
  return <VisitFailed {...loaderData} titleKey="bonusCardTitle" again="/check-bonus-card" />;
}
