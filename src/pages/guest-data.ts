/** GET /tilaukset/:number/tiedot: everything the shop stores about the guest of an order, as a file (L29). */
import { guestData } from '#features/orders/client/own-data.ts';
import { factsOf } from '../shell/request.ts';
import type { Route } from './+types/guest-data';
import { dataFile } from './parts/data-file.ts';
import { keyedOrder, orNotFound } from './parts/read-order.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { retailApi } = factsOf(context);
  const opened = keyedOrder(params.number, new URL(request.url).searchParams.get('avain'));
  return dataFile(await guestData(retailApi, opened).catch(orNotFound));
}
