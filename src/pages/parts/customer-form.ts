/** Validates the address form with the checkout's contract: a customer, or errors by field. */
import { TypedCustomer, type CheckoutCustomer } from '#features/checkout/contract.ts';

export function readCustomer(form: FormData): {
  customer?: CheckoutCustomer;
  faults: Record<string, string>;
} {
  const result = TypedCustomer.safeParse(Object.fromEntries(form));
  if (result.success) return { customer: result.data, faults: {} };
  const faults: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    const isEmpty = String(form.get(field) ?? '').trim() === '';
    faults[field] ??= isEmpty ? 'required' : issue.message;
  }
  return { faults };
}
