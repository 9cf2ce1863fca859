/** The receipt as a document of its own: no scripts, and nothing but the receipt on paper. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { Order } from '#features/orders/contract.ts';
import { LanguageContext } from '#platform/i18n/use-translations.ts';
import type { RequestFacts } from '../../shell/request.ts';
import { nameOf } from '../../shell/shop-shown.ts';
import { Receipt } from './receipt.tsx';

export function receiptPage(order: Order, facts: RequestFacts, key: string | null): Response {
  const { language, space } = facts;
  const page = (
    <LanguageContext value={language}>
      <Receipt order={order} orderKey={key} seller={space.seller} shop={nameOf(facts)} />
    </LanguageContext>
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
