import { ShopError } from '#platform/errors.ts';
import type { Connection } from '#platform/http/client.ts';

/** What is read; null, with a warning, where that fails: the page shows the rest. */
export async function ifThere<Read>(
  { warn }: Connection,
  what: string,
  reading: Promise<Read>,
): Promise<Read | null> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    warn?.(`${what} could not be read`, { err: error });
    return null;
  }
}
