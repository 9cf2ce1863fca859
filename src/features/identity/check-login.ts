/** Whether an e-mail and a password belong together; the answer takes as long for every e-mail. */
import type { IdentityDeps } from './deps.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import type { Account } from './record.ts';
import { changeAccount, findByEmail } from './store/accounts.ts';

export interface LoginTry {
  email: string;
  password: string;
}

export async function checkLogin(
  { database: { db } }: IdentityDeps,
  { email, password }: LoginTry,
): Promise<{ account: Account | null }> {
  const account = await findByEmail(db, email);
  const { isRight, isOutdated } = await checkPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) return { account: null };
  if (isOutdated)
    await changeAccount(db, account.id, { passwordHash: await hashPassword(password) });
  return { account };
}
