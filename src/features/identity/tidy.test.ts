import { expect, test } from 'vitest';
import { onOneDatabase } from '#platform/db/testing.ts';
import { artifact, budget, ticket } from './tables.ts';
import { addAccount, issuer, logIn, openBrowser, openIdentity } from './testing.ts';

onOneDatabase('rows of the provider', (database) => {
  const counts = async () => {
    const { db } = database();
    return [await db.$count(artifact), await db.$count(ticket), await db.$count(budget)] as const;
  };

  test('that have expired are deleted when somebody comes by; the others stay', async () => {
    const { service, world } = await openIdentity(database());
    const { email } = await addAccount(database());
    await logIn(service, email);
    const asking = openBrowser(service);
    await asking.submit(await asking.open(`${issuer}/password-reset`), { email });
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    world.ahead = 11 * 60;
    await asking.open(`${issuer}/password-reset`);
    const [artifacts, ...others] = await counts();
    expect([artifacts > 0, artifacts < before[0]]).toEqual([true, true]);
    expect(others).toEqual(before.slice(1));
    world.ahead = 400 * 86_400;
    await asking.open(`${issuer}/password-reset`);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
