/** Values of the contract that browsers need: no schemas. */

/** The third-party targeting consents: the shop may give data to the gatekeepers and others (L19). */
export const dmaContracts = [
  'third-party-targeting-google',
  'third-party-targeting-meta',
  'third-party-targeting-others',
] as const;

/** (R315) */
export const contractIds = ['email-marketing', 'mobile-marketing', ...dmaContracts] as const;

/** (R316) */
export const consentStates = ['SIGNED', 'REVOKED'] as const;

export const channels = ['widget', 'dialog', 'account'] as const;
