/** The seller of the demo shop, an invented company. */
import type { Merchant } from '#features/orders/deps.ts';

export const merchant: Merchant = {
  name: 'Aitta Oy',
  businessId: '0000000-0',
  streetAddress: 'Aittakuja 1',
  postcode: '00100',
  city: 'Helsinki',
  email: 'asiakaspalvelu@aitta.example',
  phone: '+358 9 000 0000',
};
