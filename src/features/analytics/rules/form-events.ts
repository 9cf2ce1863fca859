/** What sending a form on a page meant. */
import { itemOfLine, itemOfProduct, itemsOfCart, itemsOfOrder, valueOf } from './items.ts';
import { notedAt, type Noted, type NotedEvent, type NotedItem } from './noted.ts';
import type { OpenPage, Place, SeenLine } from './page-data.ts';

export interface SentForm {
  /** Path that it was sent to, without language. */
  to: string;
  fields: URLSearchParams;
  /** Where it was sent from. */
  page: OpenPage;
  /** What the action answered; undefined where it led to another page. */
  result: unknown;
  /** The page it led to; null where it stayed. */
  next: Place | null;
}

const changed = (name: 'add_to_cart' | 'remove_from_cart', items: NotedItem[]): Noted[] => [
  { name, items, facts: { valueEuroCents: valueOf(items) } },
];

/** Fields of an answer that is an object. */
const answer = (result: unknown): Record<string, unknown> =>
  typeof result === 'object' && result !== null ? { ...result } : {};

function added({ page, fields, result }: SentForm): Noted[] {
  const { added: quantity } = answer(result);
  if (page.id !== 'pages/product' || typeof quantity !== 'number') return [];
  const { product } = page.data;
  const variant = product.variants.find(({ sokId }) => sokId === fields.get('variantSokId'));
  return changed('add_to_cart', [{ ...itemOfProduct(product, variant), quantity }]);
}

/** The page knows how many pieces the line had. */
function changedLine({ page, fields, result }: SentForm): Noted[] {
  if (page.id !== 'pages/cart' || answer(result)['refused'] !== null) return [];
  const line = page.data.cart?.items.find(({ id }) => id === fields.get('itemId'));
  const wanted = fields.get('intent') === 'remove' ? 0 : Number(fields.get('quantity') || 'none');
  if (!line || !Number.isInteger(wanted) || wanted < 0 || wanted === line.quantity) return [];
  const quantity = Math.abs(wanted - line.quantity);
  const name = wanted > line.quantity ? 'add_to_cart' : 'remove_from_cart';
  return changed(name, [{ ...itemOfLine(line), quantity }]);
}

/** The line that a card's buttons changed, with the number of pieces. */
function changedHeld({ result }: SentForm): Noted[] {
  const { line, by } = answer(answer(result)['changed']) as { line?: SeenLine; by?: number };
  if (!line || !by) return [];
  const item = { ...itemOfLine(line), quantity: Math.abs(by) };
  return changed(by > 0 ? 'add_to_cart' : 'remove_from_cart', [item]);
}

/** The lines that got pieces of many products at once. */
function addedMany({ result }: SentForm): Noted[] {
  const { changed: lines } = answer(answer(result)['many']);
  if (!Array.isArray(lines) || lines.length === 0) return [];
  const items = (lines as { line: SeenLine; by: number }[]).map(({ line, by }) => ({
    ...itemOfLine(line),
    quantity: by,
  }));
  return changed('add_to_cart', items);
}

function chosenDelivery({ page, fields, next }: SentForm): Noted[] {
  const isDone = next !== null && new URLSearchParams(next.search).get('vaihe') === 'maksu';
  const method = fields.get('delivery')?.split(' ').at(-1);
  if (page.id !== 'pages/checkout' || !isDone || !method) return [];
  const items = itemsOfCart(page.data.cart);
  return [{ name: 'add_shipping_info', items, facts: { valueEuroCents: valueOf(items), method } }];
}

/** Sent as a document of its own: it is not known whether the payment begins. */
function chosenPayment({ page, fields }: SentForm): Noted[] {
  const method = fields.get('method');
  if (page.id !== 'pages/checkout' || !method) return [];
  const items = itemsOfCart(page.data.cart);
  return [{ name: 'add_payment_info', items, facts: { valueEuroCents: valueOf(items), method } }];
}

function wished({ fields, result }: SentForm): Noted[] {
  const { failed } = answer(result);
  if (!Array.isArray(failed)) return [];
  const refused = new Set(failed.map((one) => answer(one)['sokId']));
  const ids = fields.getAll('add').filter((id) => !refused.has(id));
  return ids.map((productId) => ({ name: 'add_to_wishlist', items: [{ productId }] }));
}

function again({ page, next }: SentForm): Noted[] {
  if (page.id !== 'pages/order' || next?.path !== '/ostoskori') return [];
  return changed('add_to_cart', itemsOfOrder(page.data.order));
}

const readers: readonly (readonly [RegExp, (form: SentForm) => Noted[]])[] = [
  [/^\/tuote\//, added],
  [/^\/ostoskori$/, (form) => [...changedLine(form), ...addedMany(form)]],
  [/^\/oma-tili\/ostoslistat\//, addedMany],
  [/^\/kassa$/, chosenDelivery],
  [/^\/maksu$/, chosenPayment],
  [/^\/_data\/cart-count$/, changedHeld],
  [/^\/_data\/wishlist$/, wished],
  [/^\/tilaukset\//, again],
];

export function formEvents(form: SentForm): NotedEvent[] {
  const read = readers.find(([path]) => path.test(form.to))?.[1];
  return (read?.(form) ?? []).map((noted) => notedAt(form.page.path, noted));
}
