/** Withdrawing from an order: what is withdrawn, then the confirmation; with an id, the receipt (L12). */
import { data, redirect } from 'react-router';
import { InvalidInput, refusalCode } from '#platform/errors.ts';
import { useTranslations } from '#platform/i18n/use-translations.ts';
import { preview, withdraw } from '#features/orders/client/withdrawing.ts';
import { withdrawOrder } from '#features/orders/contract/withdrawing.ts';
import layout from '../design/layout.module.css';
import { pageMeta } from '../shell/meta.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { factsOf, type RequestFacts } from '../shell/request.ts';
import type { Route } from './+types/withdraw';
import { orderHref } from './parts/of-order.ts';
import { orderFor, orNotFound } from './parts/read-order.ts';
import { isWithdrawable } from './parts/order-state.ts';
import { asCustomer } from './parts/session/log-in-again.ts';
import { Closed } from './withdraw/closed.tsx';
import { Confirming } from './withdraw/confirming.tsx';
import { NoticeForm } from './withdraw/notice-form.tsx';
import { linesIn, readNotice, chosenIn, type Notice } from './withdraw/notice.ts';
import { receiptOf } from './withdraw/receipt-of.ts';
import { WithdrawalReceipt } from './withdraw/receipt.tsx';

export { shouldRevalidate } from '../shell/revalidation.ts';

const keyIn = (request: Request): string => new URL(request.url).searchParams.get('avain') ?? '';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const facts = factsOf(context);
  const { order, orderKey } = await orderFor(facts, params.number, keyIn(request));
  const receipt = params.id === undefined ? null : receiptOf(order, params.id, facts.space.seller);
  return { order, orderKey, receipt };
}

export async function action({ request, url, context, params }: Route.ActionArgs) {
  const facts = factsOf(context);
  const work = () => takeStep(request, facts, params.number);
  // Whoever has the key of the order needs no login.
  return keyIn(request) ? work() : asCustomer(url, facts.retailApi, work);
}

async function takeStep(request: Request, facts: RequestFacts, number: string) {
  const { order, orderKey } = await orderFor(facts, number, keyIn(request));
  const form = await request.formData();
  const notice = readNotice(chosenIn(form, order), order);
  const step = { notice, sums: null, idempotencyKey: '', hasChanged: false };
  const isConfirmed = form.get('intent') === 'confirm';
  const isWrong = Object.keys(notice.faults).length > 0;
  if (form.get('intent') === 'change' || (isWrong && !isConfirmed)) return step;
  const asked = { ...(orderKey && { key: orderKey }), lines: notice.lines };
  try {
    if (!isConfirmed) {
      const sums = await preview(facts.retailApi, order.number, asked);
      return { ...step, sums, idempotencyKey: crypto.randomUUID() };
    }
    const idempotencyKey = String(form.get('idempotencyKey'));
    // A second press sends what the first one has withdrawn: its lines are those of the form, whatever is left.
    const given = { ...asked, lines: linesIn(form), name: notice.name, idempotencyKey };
    const { id } = await withdraw(facts.retailApi, order.number, given);
    throw redirect(orderHref(order.number, orderKey, `/peruutus/${id}`));
  } catch (error) {
    if (isWrong && error instanceof InvalidInput) return step;
    if (error instanceof Response) throw error;
    if (refusalCode(withdrawOrder, error) === null) throw error;
    if (refusalCode(withdrawOrder, error) === 'order-not-found') return orNotFound(error);
    return data({ ...step, hasChanged: true }, { status: 409 });
  }
}

export const meta: Route.MetaFunction = () => pageMeta();

export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  return <Withdraw {...loaderData} result={actionData} />;
}

type Shown = Route.ComponentProps['loaderData'] & {
  result: Route.ComponentProps['actionData'] | undefined;
};

function Withdraw({ order, orderKey, receipt, result }: Shown) {
  const t = useTranslations('pages/withdraw');
  if (receipt) return <WithdrawalReceipt order={order} orderKey={orderKey} receipt={receipt} />;
  const isConfirming = result?.sums !== null && result?.sums !== undefined;
  return (
    <div className={layout.stack}>
      <PageTitle title={`${isConfirming ? t('confirmTitle') : t('title')} ${order.number}`} />
      <Step order={order} orderKey={orderKey} result={result} />
    </div>
  );
}

function Step({ order, orderKey, result }: Omit<Shown, 'receipt'>) {
  if (!isWithdrawable(order)) return <Closed order={order} orderKey={orderKey} />;
  if (result?.sums) return <Confirming order={order} {...result} sums={result.sums} />;
  const notice: Notice | undefined = result?.notice;
  return <NoticeForm order={order} notice={notice} hasChanged={result?.hasChanged ?? false} />;
}
