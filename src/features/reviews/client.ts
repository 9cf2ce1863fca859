/** Review calls for pages. */
import { callApi, type CallInput, type Connection } from '#platform/http/client.ts';
import { getReviewable, getReviews, sendReview, type ReviewedOrder } from './contract.ts';
import type { ReviewSort } from './contract/values.ts';

/** One page of the published reviews of a product. */
export const reviews = (
  connection: Connection,
  id: string,
  { sort, page }: { sort: ReviewSort; page: number },
) => callApi(connection, getReviews, { params: { id }, query: { sort, page } });

/** Products the customer, or the guest of the order, can review. */
export const reviewable = (connection: Connection, order?: ReviewedOrder) =>
  callApi(connection, getReviewable, { query: order ?? {} });

export const submitReview = (connection: Connection, json: CallInput<typeof sendReview>['json']) =>
  callApi(connection, sendReview, { json });
