/** What the storefront answers the dialog with. */
import type { Consents, Texts } from '../contract.ts';

/** What a customer is asked now. */
export interface ConsentQuestion extends Consents {
  texts: Texts;
  initiallyChecked: boolean;
  /** Which labels the buttons have (R329). */
  buttons: string;
}

export interface ConsentAnswer {
  /** Null when the answer is stored; otherwise the code of the refusal. */
  refused: string | null;
}
