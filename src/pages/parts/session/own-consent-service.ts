/** The consent service as the customer of a request, with tokens renewed when the access token has expired. */
import { asCustomer } from '#features/consents/client.ts';
import type { Connection } from '#platform/http/client.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { sessionCookies } from '../../../shell/session-cookies.ts';
import { renewed } from './renewed.ts';

interface OwnConsentService {
  /** Null where there is no service or no access token. */
  service: Connection | null;
  /** `Set-Cookie` headers of renewed tokens. */
  cookies: string[];
}

export async function ownConsentService(
  request: Request,
  facts: RequestFacts,
): Promise<OwnConsentService> {
  const { accessToken } = sessionCookies(request);
  const { cookies, accessToken: fresh } = accessToken
    ? { cookies: [], accessToken }
    : await renewed(request, facts);
  const service = facts.consentService && fresh ? asCustomer(facts.consentService, fresh) : null;
  return { service, cookies };
}
