import type { Asker, CustomerOf } from '../record.ts';

/** Who makes a call; a token that is missing or has ended is no customer's. */
export const askerFor = async (
  { language, authToken }: Pick<Asker, 'language'> & { authToken: string | undefined },
  customerOf: CustomerOf,
): Promise<Asker> => ({ language, customer: await customerOf(authToken) });
