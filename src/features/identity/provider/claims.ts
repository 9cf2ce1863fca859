/** The claims of a customer, by scope. */
import type { Account } from '../accounts/record.ts';

export const claimsByScope = {
  openid: ['sub', 'sid'],
  profile: ['given_name', 'family_name', 'email', 'email_verified', 'locale'],
  'sok-api': ['phone_number', 'phone_number_verified', 'addresses', 'is_coop', 'bonus_card'],
};

export const scopes = Object.keys(claimsByScope);

export const claimsOf = (account: Account) => ({
  sub: account.id,
  given_name: account.givenName,
  family_name: account.familyName,
  email: account.email,
  // Always true: accounts and changes of an e-mail need the mailed link.
  email_verified: true,
  locale: account.language,
  phone_number: account.phone,
  phone_number_verified: false,
  addresses: account.addresses,
  is_coop: account.isCoop,
  bonus_card: account.bonusCard?.slice(-4) ?? null,
});
