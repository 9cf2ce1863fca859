/** Every table of the shop: its personal columns, which data source exports and erases them, and how long
 * they are stored. A test fails for a table or column that is missing here. */
import type { dataSources } from './data-sources.ts';
import type { retention } from './retention.ts';

type DataSourceName = keyof typeof dataSources | 'account';
type RetentionName = keyof typeof retention;

export interface PersonalTable {
  /** Columns that identify a person, directly or through what they refer to. */
  personal: string[];
  /** All other columns. */
  rest: string[];
  /** Exports and erases it on a customer's request; null for rows that expire within days and cannot be
   * found by customer. */
  source: DataSourceName | null;
  /** How long it is stored; as long as the account when empty. */
  retention: RetentionName[];
}

const words = (text: string): string[] => text.split(' ');

export const personalTables: Record<string, PersonalTable> = {
  'analytics.event': {
    personal: words('visitor page order_number items facts at'),
    rest: ['id', 'name', 'language'],
    source: 'events',
    retention: ['events'],
  },
  // Of the merchant's people; of customers it has the numbers of their orders.
  'audit.entry': {
    personal: words('actor_id actor_name address subject_id before after reason'),
    rest: ['id', 'at', 'actor_kind', 'act', 'subject_kind'],
    source: null,
    retention: ['audit log'],
  },
  'cart.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['tried coupons'],
  },
  'cart.cart': {
    personal: ['token', 'customer_id', 'merged_into'],
    rest: ['coupon', 'created_at', 'updated_at'],
    source: 'cart',
    retention: ['guest carts'],
  },
  'cart.kept_line': {
    personal: ['cart_token', 'seen'],
    rest: ['sok_id', 'quantity', 'position', 'allows_substitute'],
    source: 'cart',
    retention: ['guest carts'],
  },
  'cart.line': {
    personal: ['cart_token', 'seen'],
    rest: ['id', 'sok_id', 'quantity', 'position', 'allows_substitute'],
    source: 'cart',
    retention: ['guest carts'],
  },
  'checkout.address': {
    personal: ['customer_id', 'address'],
    rest: ['position'],
    source: 'addresses',
    retention: [],
  },
  'checkout.shipping': {
    personal: ['cart_token', 'customer', 'choices'],
    rest: ['updated_at'],
    source: 'addresses',
    retention: ['delivery choices'],
  },
  'consents.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['consent budgets'],
  },
  'consents.decision': {
    personal: words('customer_id contract_id state channel origin decided_at'),
    rest: ['id', 'text_version'],
    source: 'consents',
    retention: [],
  },
  'consents.engagement': {
    personal: ['customer_id', 'last_shown_at', 'declined_at'],
    rest: [],
    source: 'consents',
    retention: [],
  },
  'feedback.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['feedback budgets'],
  },
  'feedback.message': {
    personal: words('topic text name email order_number page language customer_id'),
    rest: words(
      'reference idempotency_key kind received_at answer_by is_mailed state delivered_by tries last_problem settled_at erase_at',
    ),
    source: 'feedback',
    retention: ['delivered feedback', 'undelivered feedback'],
  },
  'identity.account': {
    personal: words(
      'id email password_hash given_name family_name phone language addresses bonus_card is_coop created_at',
    ),
    rest: [],
    source: 'account',
    retention: [],
  },
  'identity.artifact': {
    personal: ['payload', 'grant_id', 'session_uid', 'account_id', 'device'],
    rest: ['model', 'id_hash', 'consumed_at', 'expires_at'],
    source: 'account',
    retention: ['provider rows'],
  },
  'identity.ticket': {
    personal: ['data'],
    rest: ['token_hash', 'kind', 'expires_at'],
    source: 'account',
    retention: ['provider rows'],
  },
  'identity.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['provider rows'],
  },
  'jobs.job': {
    personal: ['data'],
    rest: words('id name key run_at attempts last_error failed refused correlation_id'),
    source: 'mails',
    retention: ['failed jobs'],
  },
  'orders.placed': {
    personal: ['customer_id', 'cart_token', 'facts', 'key', 'idempotency_key', 'budget_keys'],
    rest: words(
      'number status total_cents cancel_reason paid_by placed_at paid_at erase_at open_until is_anonymous delivered_on cancelled_at',
    ),
    source: 'orders',
    retention: [
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
      'refund_status',
      'refund_provider_id',
      'refund_refusal',
      'refund_requested_at',
      'refund_settled_at',
      'refund_repeats',
    ],
    source: 'orders',
    retention: ['buyers of unpaid orders', 'buyers of paid orders', 'orders'],
  },
  'orders.withdrawal': {
    personal: ['name', 'idempotency_key'],
    rest: words('id number received_at closed_at lines delivery_cents total_cents'),
    source: 'orders',
    retention: ['buyers of paid orders', 'orders'],
  },
  'orders.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['order budgets'],
  },
  'reviews.review': {
    personal: words('customer_id order_number title text display_name'),
    rest: words('id product_sok_id stars fit language state reason sent_at decided_at'),
    source: 'reviews',
    retention: ['rejected reviews'],
  },
  'reviews.budget': {
    personal: ['key'],
    rest: ['level', 'updated_at'],
    source: null,
    retention: ['review budgets'],
  },
  // Counts of terms: nothing refers to a person.
  'search.missed': {
    personal: [],
    rest: ['day', 'language', 'kind', 'term', 'searches'],
    source: null,
    retention: ['missed searches'],
  },
  'session.session': {
    personal: words(
      'customer_id customer provider_session access_token refresh_token id_token created_at seen_at authenticated_at',
    ),
    rest: words('token_hash access_hash issuer ends_at previous_hash renewed_at renewing_until'),
    source: 'sessions',
    retention: ['sessions'],
  },
  'shopping_lists.item': {
    personal: ['list_id', 'sok_id', 'quantity', 'name'],
    rest: ['position'],
    source: 'shoppingLists',
    retention: ['removed shopping lists'],
  },
  'shopping_lists.list': {
    personal: words('id customer_id name created_at changed_at removed_at'),
    rest: [],
    source: 'shoppingLists',
    retention: ['removed shopping lists'],
  },
  'wishlist.entry': {
    personal: ['customer_id', 'sok_id', 'product_sok_id', 'saved_at', 'removed_at'],
    rest: ['price_when_saved_cents'],
    source: 'wishlist',
    retention: ['removed wishes'],
  },
};

/** Tables without personal data: products, prices, stock, and the shop's own housekeeping. */
export const impersonalTables = [
  'built_files.file',
  'built_files.release',
  'catalogue.brand',
  'catalogue.category',
  'catalogue.change',
  'catalogue.product',
  'catalogue.stock',
  'checkout.slot',
  'catalogue.variant',
  'consents.text',
  'content.change',
  'content.document',
  'content.picture',
  'content.push',
  'identity.bonus_card',
  'identity.signing_key',
  'orders.refund',
  'orders.weighing',
  'platform.migration',
  'pricing.price',
  'pricing.price_log',
  'staff.client',
  'staff.token',
  'stores.stock',
];
