/** Orders for the merchant's people and programs: lists, one order, refunds. Sums are cents. */
import { createRoute, json, jsonBody, problems, z } from '#platform/http/contract.ts';
import { lineOf } from '#platform/i18n/written-text.ts';
import { AuditEntry } from '../../audit/contract.ts';
import { SlotTime } from '../../checkout/contract/delivery.ts';
import { PaymentStatus } from '../../payments/contract.ts';
import { staffCall, staffRefusals } from '../../staff/contract.ts';
import { Order, OrderDelivery, OrderNumber, OrderStatus } from '../contract.ts';
import { Pieces, RefundStatus } from './after-payment.ts';

/** Lists of orders; `rules/views.ts` says which are in each. */
export const ViewName = z.enum([
  'all',
  'to-send',
  'late',
  'unpaid',
  'withdrawn',
  'problems',
  'cancelled',
]);
export type ViewName = z.output<typeof ViewName>;

/** One order of a list. */
export const StaffOrderRow = z
  .object({
    number: z.string(),
    status: OrderStatus,
    /** By its seller, after it was paid, or because it was not paid. */
    isCancelled: z.boolean(),
    /** ISO 8601. */
    placedAt: z.string(),
    paidAt: z.string().nullable(),
    /** Null when the buyer's data was removed. */
    buyer: z.string().nullable(),
    /** Where it is collected, of each delivery that is; otherwise the town it goes to. */
    place: z.string(),
    totalEuroCents: z.number().int(),
    lineCount: z.number().int(),
    pieceCount: z.number().int(),
    /** Names of the delivery methods, each once. */
    deliveryMethods: z.array(z.string()),
    /** First and last day of everything. */
    promise: OrderDelivery.shape.promise,
    /** The first of the times the shopper chose; null when there was none to choose. */
    slot: SlotTime.nullable(),
    /** How many notices of withdrawal are not handled. */
    openWithdrawals: z.number().int(),
    /** How many refunds, also of returned payments, the payment provider refused and nothing replaced. */
    refusedRefunds: z.number().int(),
  })
  .openapi('StaffOrderRow');
export type StaffOrderRow = z.output<typeof StaffOrderRow>;

export const StaffOrderList = z
  .object({
    orders: z.array(StaffOrderRow),
    /** For `after` of the next page; null at the end. */
    next: z.string().nullable(),
    /** How many orders the view has with the words. */
    total: z.number().int(),
  })
  .openapi('StaffOrderList');
export type StaffOrderList = z.output<typeof StaffOrderList>;

/** Each has to match, which takes its time. */
const mostWords = 20;

const Words = z
  .string()
  .max(200)
  .refine((text) => text.trim().split(/\s+/).length <= mostWords, `at most ${mostWords} words`)
  .default('');

/** GET /staff/v1/orders: a page of a view. `words` are of the number, the buyer's name, e-mail and phone, and of names,
 * ids and EANs of products; each has to match as the beginning of a word. */
export const listStaffOrders = createRoute({
  ...staffCall('orders:read'),
  method: 'get',
  path: '/staff/v1/orders',
  summary: 'Orders of a view',
  request: {
    query: z.object({
      view: ViewName.default('all'),
      words: Words,
      after: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
  },
  responses: {
    200: json(StaffOrderList, 'The page.'),
    ...problems({ ...staffRefusals, 400: ['cursor-unknown'] }),
  },
});

/** What can still be refunded. */
export const RefundLeft = z
  .object({
    /** Of every line, in their order. */
    lines: z.array(
      z.object({
        line: z.number().int(),
        quantity: z.number().int(),
        euroCents: z.number().int(),
      }),
    ),
    deliveryEuroCents: z.number().int(),
    totalEuroCents: z.number().int(),
  })
  .openapi('RefundLeft');
export type RefundLeft = z.output<typeof RefundLeft>;

export const StaffPayment = z
  .object({
    /** Name of the method; null until it is known. */
    method: z.string().nullable(),
    status: PaymentStatus,
    transactionId: z.string(),
    /** When it paid the order, ISO 8601; null for the others. */
    paidAt: z.string().nullable(),
    /** How it was given back as a whole, as it came late or a second time; null when it was not. */
    returned: z
      .object({
        status: RefundStatus,
        requestedAt: z.string().nullable(),
        settledAt: z.string().nullable(),
        refusal: z.string().nullable(),
      })
      .nullable(),
  })
  .openapi('StaffPayment');
export type StaffPayment = z.output<typeof StaffPayment>;

export const StaffOrder = z
  .object({
    /** Its refunds are also those that the payment provider refused. */
    order: Order,
    left: RefundLeft,
    /** In the order in which they were opened. */
    payments: z.array(StaffPayment),
    /** What staff did with it, the latest first. */
    history: z.array(AuditEntry),
  })
  .openapi('StaffOrder');
export type StaffOrder = z.output<typeof StaffOrder>;

const params = z.object({ number: OrderNumber });

/** GET /staff/v1/orders/{number}. */
export const readStaffOrder = createRoute({
  ...staffCall('orders:read'),
  method: 'get',
  path: '/staff/v1/orders/{number}',
  summary: 'An order with its payments and history',
  request: { params },
  responses: {
    200: json(StaffOrder, 'The order.'),
    ...problems({ ...staffRefusals, 400: [], 404: ['order-not-found'] }),
  },
});

/** Why something is done, in the words of who does it. */
const Reason = z.string().transform(lineOf).pipe(z.string().min(1).max(500));

/** Part of the price of a line that is given back while its pieces are kept. */
export const Reduction = z.object({
  line: z.number().int().min(0),
  euroCents: z.number().int().positive(),
});
export type Reduction = z.output<typeof Reduction>;

/** POST /staff/v1/orders/{number}/refund: `leftEuroCents` is the total that was shown as left, so that two people, or a
 * request sent twice, refund once: 409 `order-changed` when something else is left. 409 `withdrawal-open` for a reduction
 * of a line with withdrawn pieces that are not refunded yet. */
export const refundStaffOrder = createRoute({
  ...staffCall('orders:refund'),
  method: 'post',
  path: '/staff/v1/orders/{number}/refund',
  summary: 'Refunds pieces, reductions of prices, and the delivery',
  request: {
    params,
    ...jsonBody(
      z.object({
        lines: z.array(Pieces).max(1000),
        reductions: z.array(Reduction).max(1000),
        deliveryEuroCents: z.number().int().min(0),
        reason: Reason,
        /** The pieces go back to stock. */
        restock: z.boolean(),
        leftEuroCents: z.number().int(),
      }),
    ),
  },
  responses: {
    200: json(StaffOrder, 'The order as it is now.'),
    ...problems({
      ...staffRefusals,
      400: ['more-than-left', 'nothing-chosen'],
      404: ['order-not-found'],
      409: ['not-paid', 'order-changed', 'withdrawal-open'],
    }),
  },
});
