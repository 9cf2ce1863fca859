/** What the shop wants of a payment provider, whoever it is. */
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { PaymentMethod, PaymentRedirect, PaymentStatus } from './contract.ts';

/** An item of the receipt the provider shows; `unitPrice` × `units` of all sum to the amount. */
export interface PaymentItem {
  productCode: string;
  description: string;
  unitPrice: Cents;
  units: number;
  vatPermille: number;
}

export interface PaymentOrder {
  /** Order number, told back in every confirmation. */
  reference: string;
  amount: Cents;
  language: Language;
  items: PaymentItem[];
  customer: { email: string; firstName: string; lastName: string; phone: string };
  methodId: string;
  returnUrl: string;
  callbackUrl: string;
}

export interface OpenedPayment {
  transactionId: string;
  redirect: PaymentRedirect;
  /** The chosen method, as the shopper knows it. */
  methodName: string;
}

/** What a confirmation says once its signature has been found good. */
export interface Confirmation {
  transactionId: string;
  reference: string;
  amount: Cents;
  status: PaymentStatus;
}

/** Calls fail with ApiCallFailed. */
export interface PaymentProvider {
  methods(amount: Cents, language: Language): Promise<PaymentMethod[]>;
  create(order: PaymentOrder): Promise<OpenedPayment>;
  status(transactionId: string): Promise<PaymentStatus>;
  refund(transactionId: string, amount: Cents, callbackUrl: string): Promise<void>;
  /** Null for parameters whose signature is not the provider's. */
  confirmation(parameters: Record<string, string>): Confirmation | null;
}
