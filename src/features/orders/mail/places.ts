/** Addresses as mails write them, and paths of an order's pages. */

interface Place {
  streetAddress: string;
  postcode: string;
  city: string;
}

export const addressOf = ({ streetAddress, postcode, city }: Place): string =>
  `${streetAddress}, ${postcode} ${city}`;

interface Keyed {
  number: string;
  key: string;
}

/** Path of an order's page, without the language. */
export const orderPath = ({ number, key }: Keyed): string => `/tilaukset/${number}?avain=${key}`;

/** Path of the page on which the buyer withdraws. */
export const withdrawalPath = ({ number, key }: Keyed): string =>
  `/tilaukset/${number}/peruutus?avain=${key}`;

/** Path of the receipt of a withdrawal. */
export const receiptPath = ({ number, key }: Keyed, id: string): string =>
  `/tilaukset/${number}/peruutus/${id}?avain=${key}`;
