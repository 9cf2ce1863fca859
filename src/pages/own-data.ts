/** GET /oma-tili/tiedot: everything the shop stores about the customer, as a file (L29). */
import { redirect } from 'react-router';
import { Unauthorized } from '#platform/errors.ts';
import { ownData } from '#features/session/client/own-data.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/own-data';
import { dataFile } from './parts/data-file.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const reported = await ownData(retailApi).catch((error: unknown) => {
    if (!(error instanceof Unauthorized)) throw error;
    const account = url.pathname.replace(/\/tiedot$/, '');
    throw redirect(`/check-login?target=${account}`);
  });
  return dataFile(reported);
}
