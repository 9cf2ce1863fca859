/** Lets sites with the consent widget know whether two tokens are of one customer, without saying of which. */
import { createHmac } from 'node:crypto';

/** Always the same for a customer while the secret is. @param secrets several are separated by commas, newest first */
export const customerKeys = (secrets: string) => {
  const [secret = ''] = secrets.split(',');
  return (customerId: string): string =>
    createHmac('sha256', secret.trim()).update(`consents of ${customerId}`).digest('base64url');
};
