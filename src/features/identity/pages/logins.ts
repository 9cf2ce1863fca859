/** The log-ins on the profile: which devices they are on, and how each is ended. */
import { localeOf } from '#platform/i18n/language.ts';
import { shopZone } from '#platform/time.ts';
import type { Account } from '../accounts/record.ts';
import { endLogins } from '../provider/end-sessions.ts';
import { ownSession } from '../provider/own-session.ts';
import { hash } from '../provider/repository/artifacts.ts';
import { endLogin, loginsOf } from '../provider/repository/logins.ts';
import type { PageDeps } from './interaction.ts';
import { loginsIn } from './rules/logins.ts';
import type { Outcome } from './ui/profile.tsx';
import type { ShownLogin } from './ui/logins.tsx';
import { fieldsOf, type VisitContext } from './visit.ts';

interface Ending {
  deps: PageDeps;
  c: VisitContext;
  account: Account;
}

async function readLogins(deps: PageDeps, { id }: Account) {
  const { db } = deps.database;
  const stored = await loginsOf(db, id, deps.now());
  const sessions = stored.map((one) => ({ ...one, sids: one.grantIds.map(hash) }));
  return { stored, logins: loginsIn(sessions, await deps.shopSessionsOf(db, id)) };
}

const ownIn = async (deps: PageDeps, c: VisitContext) =>
  (await ownSession(deps, await deps.provider.current(), c.req.raw)).kept;

/** The log-ins as the page shows them. */
export async function shownLogins(
  deps: PageDeps,
  c: VisitContext,
  account: Account,
): Promise<ShownLogin[]> {
  const { uid: own } = await ownIn(deps, c);
  const { logins } = await readLogins(deps, account);
  const timeOf = (at: number) =>
    new Date(at).toLocaleString(localeOf(c.var.language), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: shopZone,
    });
  return logins.map(({ id, uid, device, since, seen }) => ({
    id,
    device,
    since: timeOf(since),
    seen: timeOf(seen),
    isHere: uid === own,
  }));
}

/** Ends the chosen log-in at the provider and at the shop; this device's own is ended by logging out. */
export async function endOne({ deps, c, account }: Ending): Promise<Outcome> {
  const { login } = await fieldsOf(c, 'login');
  const own = await ownIn(deps, c);
  const { stored, logins } = await readLogins(deps, account);
  const chosen = logins.find(({ id, uid }) => id === login && uid !== own.uid);
  // It has ended meanwhile, which is what was wanted.
  if (!chosen) return {};
  const atProvider = stored.find(({ id }) => id === login);
  await deps.database.db.transaction(async (tx) => {
    if (atProvider) await endLogin(tx, account.id, atProvider);
    for (const sid of chosen.sids) await deps.endShopSession(tx, account.id, sid);
  });
  return { done: c.var.t('loginEnded') };
}

export async function endOthers({ deps, c, account }: Ending): Promise<Outcome> {
  const own = await ownIn(deps, c);
  await deps.database.db.transaction((tx) => endLogins(deps, tx, account.id, own));
  return { done: c.var.t('otherLoginsEnded') };
}
