/** Consent in the form of Google's Consent Mode v2.
 * Source: developers.google.com/tag-platform/security/guides/consent */
import type { OptionalCategory } from '../../cookie-consent/rules/categories.ts';

/** Signals by what the visitor allows. */
export function consentSignals(allowed: readonly OptionalCategory[]): Record<string, string> {
  const signal = (category: OptionalCategory) =>
    allowed.includes(category) ? 'granted' : 'denied';
  return {
    ad_storage: signal('marketing'),
    ad_user_data: signal('marketing'),
    ad_personalization: signal('marketing'),
    analytics_storage: signal('analytics'),
    functionality_storage: signal('functional'),
    personalization_storage: signal('functional'),
    security_storage: 'granted',
  };
}
