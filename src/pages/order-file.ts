/** GET /tilaukset/:number/:file: `tiedot` is everything the shop stores about the guest of the order, as a file
 * (L29); `kuitti` is the receipt, a page to print. */
import { guestData } from '#features/orders/client/own-data.ts';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/order-file';
import { receiptPage } from './order-file/receipt-page.tsx';
import { dataFile } from './parts/data-file.ts';
import { keyedOrder, orderFor, orNotFound } from './parts/read-order.ts';

type Make = (facts: RequestFacts, number: string, key: string | null) => Promise<Response>;

const files: Record<string, Make> = {
  tiedot: async ({ retailApi }, number, key) =>
    dataFile(await guestData(retailApi, keyedOrder(number, key)).catch(orNotFound)),
  kuitti: async (facts, number, key) => {
    const { order } = await orderFor(facts, number, key ?? '');
    // What is not paid has no receipt.
    if (order.paidAt === null) throw new Response(null, { status: 404 });
    return receiptPage(order, facts, key);
  },
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const make = Object.hasOwn(files, params.file) ? files[params.file] : undefined;
  if (!make) throw new Response(null, { status: 404 });
  return make(factsOf(context), params.number, new URL(request.url).searchParams.get('avain'));
}
