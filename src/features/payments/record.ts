/** The interface of a payment provider. */
import type { Language } from '#platform/i18n/language.ts';
import type { Cents } from '#platform/money.ts';
import type { PaymentMethod, PaymentRedirect, PaymentStatus } from './contract.ts';

/** An item on the provider's receipt; the sum of `unitPrice` × `units` is the amount, in cents. */
export interface PaymentItem {
  productCode: string;
  description: string;
  unitPrice: Cents;
  units: number;
  vatPermille: number;
}

export interface PaymentOrder {
  /** Order number, returned in every confirmation. */
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
  /** Display name of the chosen method. */
  methodName: string;
}

/** Content of a confirmation whose signature is valid. */
export interface Confirmation {
  transactionId: string;
  reference: string;
  amount: Cents;
  status: PaymentStatus;
}

/** Methods reject with ApiCallFailed. */
export interface PaymentProvider {
  methods(amount: Cents, language: Language): Promise<PaymentMethod[]>;
  create(order: PaymentOrder): Promise<OpenedPayment>;
  status(transactionId: string): Promise<PaymentStatus>;
  /** The same `stamp` is the same refund. Returns null when it was accepted; while it is pending, its own number, by
   * which a callback says how it ended. Rejects with the code `refund-refused` when the provider refuses it for
   * good. */
  refund(
    transactionId: string,
    amount: Cents,
    callbackUrl: string,
    stamp: string,
  ): Promise<string | null>;
  /** Null when the signature is invalid. */
  confirmation(parameters: Record<string, string>): Confirmation | null;
}
