import type { Asker, CustomerOf } from '../record.ts';

/** The caller of a request; a missing or expired token means a guest. */
export const askerFor = async (
  { language, authToken }: Pick<Asker, 'language'> & { authToken: string | undefined },
  customerOf: CustomerOf,
): Promise<Asker> => ({ language, customer: await customerOf(authToken) });
