/** Checks an e-mail and a password; takes the same time whether or not the account exists. */
import type { IdentityDeps } from '../deps.ts';
import { knownDevice } from './device.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { emailKey, type Account } from './record.ts';
import { networkOf } from './rules/budgets.ts';
import { changeAccount, findByEmail } from './repository/accounts.ts';
import { giveAllBack, spendAll } from './throttle.ts';

export interface LoginTry {
  email: string;
  password: string;
  ip: string;
  /** Value of the device's cookie. */
  device: string | undefined;
}

/** `minutes`: too many tries; the password was not checked. */
export type LoginOutcome = { account: Account } | { account: null; minutes: number };

export async function checkLogin(deps: IdentityDeps, tried: LoginTry): Promise<LoginOutcome> {
  const { db } = deps.database;
  const spendings = spendingsOf(deps, tried);
  const minutes = await spendAll(deps, db, ...spendings);
  if (minutes > 0) return { account: null, minutes };
  const account = await findByEmail(db, tried.email);
  const { password } = tried;
  const { isRight, isOutdated } = await checkPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) return { account: null, minutes: 0 };
  await giveAllBack(deps, db, ...spendings);
  if (isOutdated)
    await changeAccount(db, account.id, { passwordHash: await hashPassword(password) });
  return { account };
}

/** A device that knows the account has a budget of its own, apart from unknown devices. */
function spendingsOf(deps: IdentityDeps, { email, ip, device }: LoginTry) {
  const network = networkOf(ip);
  const whose = emailKey(email);
  const known = knownDevice(deps.secrets, device, email);
  if (known) return [['loginFromDevice', `${known} ${whose}`] as const];
  return [
    ['loginFromNetwork', network] as const,
    ['loginFromElsewhere', `${network} ${whose}`] as const,
    ['loginFromStrangers', whose] as const,
  ];
}
