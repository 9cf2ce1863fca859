/** What the overview of a customer shows; all of it is read at once. */
import { keptAddresses } from '#features/checkout/client.ts';
import { history } from '#features/consents/client.ts';
import { monthBonus } from '#features/loyalty/rules/month.ts';
import { orders as readOrders } from '#features/orders/client.ts';
import type { KeptAddress } from '#features/checkout/contract.ts';
import type { Customer, CustomerAddress } from '#features/session/contract.ts';
import { wishlist } from '#features/wishlist/client.ts';
import { counts } from '#features/wishlist/rules.ts';
import { cheaperFavourites } from '#features/wishlist/rules/cheaper.ts';
import { dayInFinland } from '#platform/time.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { ifThere } from '../parts/account/if-there.ts';
import { isAnyHere, lastOrderOf, purchasesOf } from '../parts/last-order/of-orders.ts';
import { customerIn } from '../parts/own-customer.ts';
import { ownConsentService } from '../parts/session/own-consent-service.ts';

/** Most favourites that the overview names. */
const mostFavourites = 4;

/** Null for a guest. What could not be read is null in it. */
export async function readAccount(request: Request, facts: RequestFacts) {
  const { retailApi, switches } = facts;
  if (!retailApi.authToken) return { account: null, cookies: [] };
  const [customer, orders, favourites, kept, { cookies, consents }] = await Promise.all([
    customerIn(retailApi),
    ifThere(retailApi, 'Orders', readOrders(retailApi)),
    switches.wishlist ? ifThere(retailApi, 'Favourites', wishlist(retailApi)) : undefined,
    ifThere(retailApi, 'Addresses', keptAddresses(retailApi)),
    consentsOf(request, facts),
  ]);
  if (!customer) return { account: null, cookies };
  const { loyalty } = facts.space;
  return {
    account: {
      customer,
      hasBonus: loyalty.bonusSteps.length > 0,
      bonus: orders && monthBonus(loyalty, purchasesOf(orders), facts.now()),
      orders: orders && {
        last: lastOrderOf(orders, facts.language),
        count: orders.length,
        isAnyHere: isAnyHere(orders, dayInFinland(facts.now()).toString()),
      },
      favourites: favourites && favouritesOf(favourites),
      addresses: kept && allAddresses(customer, kept),
      consents,
    },
    cookies,
  };
}

export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>['account']>;

function favouritesOf(entries: Awaited<ReturnType<typeof wishlist>>) {
  const cheaper = cheaperFavourites(entries);
  return {
    count: entries.filter(counts).length,
    cheaperCount: cheaper.length,
    cheaper: cheaper.slice(0, mostFavourites),
  };
}

/** One of the profile has no id. */
export type OwnAddress = CustomerAddress & Partial<KeptAddress>;

/** Those saved at checkout, latest first, then those of the profile; equal ones once. */
function allAddresses(customer: Customer, kept: KeptAddress[]): OwnAddress[] {
  const all: OwnAddress[] = [...kept, ...customer.addresses];
  return [...new Map(all.map((address) => [JSON.stringify(lines(address)), address])).values()];
}

const lines = ({ firstName, lastName, streetAddress, postcode }: CustomerAddress) =>
  [firstName, lastName, streetAddress, postcode].map((line) => line.toLowerCase());

/** Titles of what the customer has agreed to. */
async function consentsOf(request: Request, facts: RequestFacts) {
  const { service, cookies } = await ownConsentService(request, facts);
  const found = service && (await ifThere(facts.retailApi, 'Consents', history(service)));
  const given = found?.consents.filter(({ state }) => state === 'SIGNED');
  return { cookies, consents: given ? { given: given.map(({ title }) => title) } : null };
}
