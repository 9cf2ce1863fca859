/** Pages of the identity provider that customers can be sent to. */
import { useRouteLoaderData } from 'react-router';
import type { IdentityLinks } from '#features/session/record.ts';
import { useReturning } from './here.ts';

const paths = { profile: '/check-profile', bonusCard: '/check-bonus-card' } as const;

type ProviderPage = keyof typeof paths;

/** Which of them the provider has. */
type ProviderPages = Record<ProviderPage, boolean>;

export const providerPagesOf = ({ profile, bonusCard }: IdentityLinks): ProviderPages => ({
  profile: profile !== null,
  bonusCard: bonusCard !== null,
});

/** The address of the provider's page that returns here, or to `back`; null where the provider has no such
 * page. */
export function useProviderPage(page: ProviderPage, back?: string): string | null {
  const address = useReturning(paths[page], back);
  const root = useRouteLoaderData<{ providerPages: ProviderPages }>('root');
  return root?.providerPages[page] ? address : null;
}
