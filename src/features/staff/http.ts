/** Handlers of the staff calls that are about staff itself. */
import { transact } from '#platform/db/transact.ts';
import { makeSubApp } from '#platform/http/app.ts';
import { getAudit, getToken } from './contract.ts';
import type { StaffDeps } from './deps.ts';
import { makeAllow } from './operations/allow.ts';
import { grantToken } from './operations/token.ts';
import { credentialsIn, tokenSeconds } from './rules.ts';

export function makeStaffApp(deps: StaffDeps) {
  const allow = makeAllow(deps);
  return makeSubApp()
    .openapi(getToken, async (c) => {
      const {
        grant_type: grantType,
        client_id: id,
        client_secret: secret,
        scope,
      } = c.req.valid('form');
      const ofForm = id !== undefined && secret !== undefined ? { id, secret } : null;
      const credentials = credentialsIn(c.req.header('authorization')) ?? ofForm;
      const answer = await grantToken(deps, { grantType, credentials, scope });
      c.header('cache-control', 'no-store');
      if ('error' in answer) {
        const { status, ...body } = answer;
        if (status === 401) c.header('www-authenticate', 'Basic realm="staff"');
        return c.json(body, status);
      }
      return c.json(
        {
          access_token: answer.token,
          token_type: 'Bearer' as const,
          expires_in: tokenSeconds,
          scope: answer.permissions.join(' '),
        },
        200,
      );
    })
    .openapi(getAudit, async (c) => {
      const actor = await allow(c, getAudit);
      const { before, limit, ...of } = c.req.valid('query');
      const asked = { ...of, limit, ...(before && { before: Number(before) }) };
      const found = await transact(deps.db, async (tx) => {
        const subject = { kind: 'audit', id: null } as const;
        const shown = await deps.entries(tx, asked);
        await deps.note(tx, actor, { act: 'audit-read', subject, after: asked });
        return shown;
      });
      const next = found.length === limit ? (found.at(-1)?.id ?? null) : null;
      return c.json({ entries: found, next }, 200);
    });
}
