/** The customer's account: an overview, links to its pages, and their data (L29). */
import { data, redirect } from 'react-router';
import { Forbidden, Unauthorized } from '#platform/errors.ts';
import { removeAddress } from '#features/checkout/client.ts';
import { requestErasure } from '#features/session/client/own-data.ts';
import { pageMeta } from '../shell/meta.ts';
import { factsOf } from '../shell/request.ts';
import { cookieJar, withCookies } from '../shell/session-cookies.ts';
import type { Route } from './+types/my-account';
import { Erased } from './my-account/erased.tsx';
import { Guest } from './my-account/guest.tsx';
import { Overview } from './my-account/overview.tsx';
import { OwnData } from './my-account/own-data.tsx';
import { readAccount } from './my-account/read.ts';
import { asCustomer } from './parts/session/log-in-again.ts';

export { shouldRevalidate } from '../shell/revalidation.ts';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { searchParams } = url;
  const { account, cookies } = await readAccount(request, facts);
  const erased = searchParams.get('poistettu');
  const isAttached =
    searchParams.get('kortti') === 'liitetty' && Boolean(account?.customer.bonusCard);
  const isProven = searchParams.has('poista');
  const canReview = facts.switches.reviewSubmit && account?.orders?.isAnyHere === true;
  return data(
    { account, erased: account ? null : erased, isAttached, isProven, canReview },
    { headers: withCookies(cookies) },
  );
}

/** Removes an address that was saved at checkout; or erases the customer's data when they have confirmed it, and
 * otherwise says what is missing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { retailApi, publicUrl } = factsOf(context);
  const form = await request.formData();
  const address = form.get('removeAddress');
  if (address !== null) {
    await asCustomer(url, retailApi, () => removeAddress(retailApi, String(address)));
    return { removedAddress: String(address) };
  }
  if (form.get('isSure') !== 'on') return { isUnsure: true };
  const { isAccountErased } = await requestErasure(retailApi).catch((error: unknown) => {
    const isAsked = error instanceof Unauthorized || error instanceof Forbidden;
    throw isAsked ? redirect(provingAddress(url)) : error;
  });
  const jar = cookieJar(publicUrl);
  throw redirect(`/oma-tili?poistettu=${isAccountErased ? 'kaikki' : 'kaupasta'}`, {
    headers: withCookies([...jar.noSession(), ...jar.nothingOwn()]),
  });
}

/** Login address that proves the customer's identity first, as anybody could use an open browser, and
 * returns here. */
function provingAddress({ pathname }: URL): string {
  const target = `${pathname}?poista=1`;
  return `/check-login?${new URLSearchParams({ action: 'confirm', target })}`;
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = () => pageMeta();

export default function MyAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, erased, isAttached, isProven, canReview } = loaderData;
  if (erased) return <Erased isAccountErased={erased !== 'kaupasta'} />;
  if (!account) return <Guest />;
  return (
    <Overview
      account={account}
      isAttached={isAttached}
      removedAddress={actionData?.removedAddress}
      canReview={canReview}
    >
      <OwnData isUnsure={actionData?.isUnsure ?? false} isProven={isProven} />
    </Overview>
  );
}
