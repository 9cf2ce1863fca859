/** The profile page: name, phone, addresses, e-mail, password (R228, R230). */
import { Hono } from 'hono';
import { createElement } from 'react';
import { withWrittenPhone } from '#platform/i18n/typed-fields.ts';
import type { Account } from '../accounts/record.ts';
import { findAccount } from '../accounts/repository/accounts.ts';
import type { PageDeps } from './interaction.ts';
import { accountIdOf } from './login.ts';
import { shownLogins } from './logins.ts';
import { saves } from './profile-changes.ts';
import { returnUrlOf, showUnsafe } from './return-link.ts';
import type { Outcome } from './ui/profile.tsx';
import { fieldsOf, type Visit, type VisitContext } from './visit.ts';

export function makeProfilePages(deps: PageDeps): Hono<Visit> {
  const app = new Hono<Visit>();
  app.get('/profile', (c) => asCustomer(deps, c, (...page) => show(deps, c, page, {})));
  app.post('/profile', (c) =>
    asCustomer(deps, c, async (account, back) => {
      const { part } = await fieldsOf(c, 'part');
      const save = Object.hasOwn(saves, part) ? saves[part] : undefined;
      if (!save) return show(deps, c, [account, back], {});
      const outcome = await save({ deps, c, account });
      const after = await findAccount(deps.database.db, account.id);
      return show(deps, c, [after ?? account, back], { ...outcome, part });
    }),
  );
  return app;
}

async function asCustomer(
  deps: PageDeps,
  c: VisitContext,
  work: (account: Account, back: string) => Response | Promise<Response>,
): Promise<Response> {
  const back = returnUrlOf(deps, c.req.query('service'), { isEncoded: false });
  if (!back) return showUnsafe(c);
  const accountId = await accountIdOf(deps, c);
  if (typeof accountId !== 'string') return accountId;
  const account = await findAccount(deps.database.db, accountId);
  return account ? work(account, back) : showUnsafe(c);
}

async function show(
  deps: PageDeps,
  c: VisitContext,
  [account, back]: [account: Account, back: string],
  outcome: Outcome,
): Promise<Response> {
  const { t, csrf, screens } = c.var;
  const hasFaults = Object.keys(outcome.faults ?? {}).length > 0 || outcome.refusal !== undefined;
  const body = createElement(screens.Profile, {
    t,
    csrf,
    account: withWrittenPhone(account),
    logins: await shownLogins(deps, c, account),
    outcome,
  });
  return c.var.show(t('profile'), body, { status: hasFaults ? 400 : 200, back });
}
