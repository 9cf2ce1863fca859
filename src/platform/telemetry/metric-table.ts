/** Every metric of the shop. No label is `job` or `instance`: Prometheus gives these its own meaning. docs/operations.md explains them, ops/ uses them. */

interface Metric {
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels?: readonly string[];
  /** Upper limits in seconds. */
  buckets?: readonly number[];
}

const pageTimes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const callTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobTimes = [0.05, 0.25, 1, 5, 15, 60, 240];

export const metricTable = {
  aitta_http_requests_total: {
    kind: 'counter',
    help: 'Requests answered, by the pattern of their address',
    labels: ['service', 'method', 'route', 'status'],
  },
  aitta_http_request_duration_seconds: {
    kind: 'histogram',
    help: 'Time until a response was ready to be sent',
    labels: ['service', 'route'],
    buckets: pageTimes,
  },
  aitta_call_duration_seconds: {
    kind: 'histogram',
    help: 'Calls to other services, by how they ended',
    labels: ['to', 'outcome'],
    buckets: callTimes,
  },
  aitta_job_duration_seconds: {
    kind: 'histogram',
    help: 'Attempts at jobs, by how they ended',
    labels: ['kind', 'outcome'],
    buckets: jobTimes,
  },
  aitta_page_cache_requests_total: {
    kind: 'counter',
    help: 'Requests for public pages: hit, stale (sent, and rendered again), miss',
    labels: ['use'],
  },
  aitta_page_cache_evictions_total: {
    kind: 'counter',
    help: 'Pages dropped from the page cache for want of room',
  },
  aitta_page_cache_entries: { kind: 'gauge', help: 'Pages in the page cache' },
  aitta_page_cache_bytes: { kind: 'gauge', help: 'Memory that the pages in the cache take' },
  aitta_catalogue_index_age_seconds: {
    kind: 'gauge',
    help: 'Time since the index last caught up with the catalogue',
  },
  aitta_catalogue_index_products: {
    kind: 'gauge',
    help: 'Products in the catalogue index, with places that removed ones leave',
  },
  aitta_database_up: { kind: 'gauge', help: '1 when the database answered in time, else 0' },
  aitta_database_connections: {
    kind: 'gauge',
    help: 'Connections of this process to PostgreSQL, used or idle',
    labels: ['state'],
  },
  aitta_database_connections_limit: {
    kind: 'gauge',
    help: 'Most connections this process may hold (DATABASE_POOL)',
  },
  aitta_database_waiting: { kind: 'gauge', help: 'Statements that wait for a connection' },
  aitta_jobs: {
    kind: 'gauge',
    help: 'Jobs: waiting for their time, due, failed for good, or refused as mails without receiver',
    labels: ['kind', 'state'],
  },
  aitta_jobs_oldest_due_seconds: {
    kind: 'gauge',
    help: 'How long the oldest due job of a name has been due',
    labels: ['kind'],
  },
  aitta_orders_last_day: {
    kind: 'gauge',
    help: 'Orders placed in the last 24 hours, by their state now',
    labels: ['state'],
  },
  aitta_payments_last_day: {
    kind: 'gauge',
    help: 'Payments of the orders of the last 24 hours, by their state now',
    labels: ['state'],
  },
  aitta_refunds: {
    kind: 'gauge',
    help: 'Refunds of orders by their state, refused ones until they are refunded again; of whole payments those that are not settled',
    labels: ['state'],
  },
  aitta_feedback: { kind: 'gauge', help: 'Feedback that is kept, by its state', labels: ['state'] },
  aitta_consent_decisions_last_day: {
    kind: 'gauge',
    help: 'Decisions on marketing consents in the last 24 hours',
    labels: ['contract', 'state'],
  },
  aitta_analytics_events_total: {
    kind: 'counter',
    help: 'Events of visitors: stored, or dropped under load',
    labels: ['outcome'],
  },
  aitta_missed_searches_total: {
    kind: 'counter',
    help: 'Searches without results or slow: stored, or dropped under load',
    labels: ['outcome'],
  },
  aitta_reviews_waiting: { kind: 'gauge', help: 'Reviews that wait for moderation' },
  aitta_reserved_pieces: {
    kind: 'gauge',
    help: 'Pieces of stock that orders hold while they wait for payment',
  },
  aitta_readiness_faults: { kind: 'gauge', help: 'Faults that /readyz names' },
} satisfies Record<string, Metric>;

export type MetricName = keyof typeof metricTable;
