/** What the front page has for a customer; all of it is read at once. */
import type { Connection } from '#platform/http/client.ts';
import { firstProducts, productsById } from '#features/catalogue/client.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { shownCards } from '#features/catalogue/rules/shown-card.ts';
import { monthBonus } from '#features/loyalty/rules/month.ts';
import { tierOf } from '#features/loyalty/rules.ts';
import { orders as readOrders } from '#features/orders/client.ts';
import { wishlist } from '#features/wishlist/client.ts';
import { cheaperFavourites } from '#features/wishlist/rules/cheaper.ts';
import type { RequestFacts } from '../../../shell/request.ts';
import { groupsOf, type Sold } from './groups.ts';
import { ifThere } from '../account/if-there.ts';
import { boughtIds, lastOrderOf, purchasesOf } from '../last-order/of-orders.ts';
import { customerIn } from '../own-customer.ts';

/** Products looked through for co-op prices, and those that were bought. */
const mostPopular = 60;
const mostBought = 20;

/** Null when the session has ended; parts that cannot be read are left out. */
export async function readMemberHome(facts: RequestFacts) {
  const { retailApi, switches, space, language, now } = facts;
  const [customer, { orders, bought }, favourites, { popular, coop }] = await Promise.all([
    customerIn(retailApi),
    ordersOf(retailApi),
    switches.wishlist ? ifThere(retailApi, 'Favourites', wishlist(retailApi)) : null,
    popularOf(retailApi),
  ]);
  if (!customer) return null;
  const isMember = tierOf(customer) !== 'none';
  const sold = (products: readonly Sold['product'][] | null) => soldOf(products, facts);
  return {
    firstName: customer.firstName,
    isMember,
    hasBonus: space.loyalty.bonusSteps.length > 0,
    bonus: isMember && orders ? monthBonus(space.loyalty, purchasesOf(orders), now()) : null,
    last: orders && lastOrderOf(orders, language),
    groups: groupsOf({
      cheaper: cheaperFavourites(favourites ?? []),
      bought: sold(bought),
      coop: customer.isCoop ? sold(coop) : [],
      popular: sold(popular),
    }),
  };
}

export type MemberHome = NonNullable<Awaited<ReturnType<typeof readMemberHome>>>;

async function ordersOf(retailApi: Connection) {
  const orders = await ifThere(retailApi, 'Orders', readOrders(retailApi));
  const ids = boughtIds(orders ?? [], mostBought);
  return { orders, bought: await ifThere(retailApi, 'Products', productsById(retailApi, ids)) };
}

/** Bestsellers, and those of them that have a co-op price. Lists have no co-op prices. */
async function popularOf(retailApi: Connection) {
  const query = { sortBy: 'bestseller', pageSize: mostPopular } as const;
  const popular = await ifThere(retailApi, 'Bestsellers', firstProducts(retailApi, query));
  const ids = (popular ?? [])
    .filter(({ priceData }) => priceData.hasCoopPrice)
    .map(({ sokId }) => sokId);
  return { popular, coop: await ifThere(retailApi, 'Products', productsById(retailApi, ids)) };
}

function soldOf(products: readonly Sold['product'][] | null, facts: RequestFacts): Sold[] {
  const all = (products ?? []) as readonly Product[];
  const cards = shownCards(all, facts);
  return all.flatMap((product, at) => {
    const card = cards[at];
    return card ? [{ card, product }] : [];
  });
}
