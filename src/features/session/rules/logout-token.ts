/** Claims of the provider's logout token (OpenID Connect Back-Channel Logout 1.0). */
import { refuse } from '#platform/errors.ts';
import { z } from '#platform/http/contract.ts';
import { endSessions } from '../contract.ts';

/** Which sessions end: those of a customer, those of a provider session, or those of both. */
export interface EndedAtProvider {
  customerId: string | null;
  providerSession: string | null;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
const name = z.string().min(1).max(300).optional();

const Claims = z
  .object({
    sub: name,
    sid: name,
    events: z.object({ [event]: z.object({}) }),
    // A token with a nonce is an id token, not a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/** @param claims of a token whose signature, issuer, audience and age are valid
 * @throws 400 for every other kind of token */
export function endedBy(claims: object): EndedAtProvider {
  const read = Claims.safeParse(claims);
  if (!read.success) {
    throw refuse(
      endSessions,
      'login-untrusted',
      'That is no logout token of the identity provider',
    );
  }
  const { sub = null, sid = null } = read.data;
  return { customerId: sub, providerSession: sid };
}
