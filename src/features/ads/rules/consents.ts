/** What a shopper has agreed to. */
export interface Consents {
  marketing: boolean;
}

/** The shopper's consents. Nobody is asked for one yet, so none is given. */
export const consentsGiven = (): Consents => ({ marketing: false });

/** Whether it may be reported that an advertisement was seen or opened. */
export const mayReport = ({ marketing }: Consents): boolean => marketing;
