/** Trusted Types: the shop's scripts create no markup from text. Only React needs an empty script element,
 * and text without markup in it, where a page cannot be hydrated. */

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string | null }): unknown;
}

const emptyScript = '<script></script>';

export function forbidMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === emptyScript || !text.includes('<') ? text : null),
  });
}
