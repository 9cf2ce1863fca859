/** Every table of the shop: what of it is about people, who tells and forgets it, and how long it stays.
 * A column or table that is not here fails a test. */
import type { dataSources } from './data-sources.ts';
import type { retention } from './retention.ts';

type DataSourceName = keyof typeof dataSources | 'account';
type RetentionName = keyof typeof retention;

export interface PersonalTable {
  /** Columns that tell who somebody is, by themselves or with what they lead to. */
  personal: string[];
  /** What is left when those are gone. */
  rest: string[];
  /** Who tells a customer what is in it, and forgets it on their word; none for what goes by itself
   * within days and cannot be found by customer. */
  keeper: DataSourceName | null;
  /** How long it stays; as long as the account when empty. */
  kept: RetentionName[];
}

const words = (text: string): string[] => text.split(' ');

export const personalTables: Record<string, PersonalTable> = {
  'cart.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    keeper: null,
    kept: ['tried coupons'],
  },
  'cart.cart': {
    personal: ['token', 'customer_id', 'merged_into'],
    rest: ['coupon', 'created_at', 'updated_at'],
    keeper: 'cart',
    kept: ['guest carts'],
  },
  'cart.line': {
    personal: ['cart_token'],
    rest: ['id', 'sok_id', 'quantity', 'position'],
    keeper: 'cart',
    kept: ['guest carts'],
  },
  'checkout.address': {
    personal: ['customer_id', 'address'],
    rest: ['position'],
    keeper: 'addresses',
    kept: [],
  },
  'checkout.shipping': {
    personal: ['cart_token', 'customer', 'delivery_method_id', 'agent_id'],
    rest: ['updated_at'],
    keeper: 'addresses',
    kept: ['delivery choices'],
  },
  'identity.account': {
    personal: words(
      'id email password_hash given_name family_name phone language addresses bonus_card is_coop created_at',
    ),
    rest: [],
    keeper: 'account',
    kept: [],
  },
  'identity.artifact': {
    personal: ['payload', 'grant_id', 'session_uid', 'account_id'],
    rest: ['model', 'id_hash', 'consumed_at', 'expires_at'],
    keeper: 'account',
    kept: ['provider rows'],
  },
  'identity.ticket': {
    personal: ['data'],
    rest: ['token_hash', 'kind', 'expires_at'],
    keeper: 'account',
    kept: ['provider rows'],
  },
  'identity.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    keeper: null,
    kept: ['provider rows'],
  },
  'jobs.job': {
    personal: ['data'],
    rest: ['id', 'name', 'key', 'run_at', 'attempts', 'last_error', 'failed'],
    keeper: 'mails',
    kept: ['failed jobs'],
  },
  'orders.placed': {
    personal: ['customer_id', 'cart_token', 'facts', 'key', 'idempotency_key', 'budget_keys'],
    rest: words(
      'number status total_cents cancel_reason paid_by placed_at paid_at erase_at open_until is_anonymous',
    ),
    keeper: 'orders',
    kept: [
      'buyers of unpaid orders',
      'buyers of paid orders',
      'buyers who asked to be forgotten',
      'orders',
    ],
  },
  'orders.payment': {
    personal: ['redirect'],
    rest: [
      'transaction_id',
      'number',
      'status',
      'refunded',
      'method_id',
      'method_name',
      'position',
    ],
    keeper: 'orders',
    kept: ['buyers of unpaid orders', 'buyers of paid orders', 'orders'],
  },
  'orders.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    keeper: null,
    kept: ['order budgets'],
  },
  'session.session': {
    personal: words(
      'customer_id customer provider_session access_token refresh_token id_token created_at seen_at authenticated_at',
    ),
    rest: ['token_hash', 'issuer', 'ends_at', 'previous_hash', 'renewed_at', 'renewing_until'],
    keeper: 'sessions',
    kept: ['sessions'],
  },
  'wishlist.entry': {
    personal: ['customer_id', 'sok_id', 'product_sok_id', 'saved_at', 'removed_at'],
    rest: ['price_when_saved_cents'],
    keeper: 'wishlist',
    kept: ['removed wishes'],
  },
};

/** Tables that know nobody: products, prices, stores, and what the shop itself runs on. */
export const impersonalTables = [
  'cart.coupon',
  'catalogue.brand',
  'catalogue.category',
  'catalogue.change',
  'catalogue.product',
  'catalogue.stock',
  'catalogue.variant',
  'identity.bonus_card',
  'identity.signing_key',
  'platform.migration',
  'pricing.price',
  'pricing.price_log',
  'stores.stock',
  'stores.store',
];
