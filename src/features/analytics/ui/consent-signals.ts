/** The visitor's consent in `window.dataLayer`, in the form of Google's Consent Mode v2, for tag managers that a
 * merchant adds: everything is denied until it is allowed. It loads nothing. */
import { optionalCategories } from '../../cookie-consent/rules/categories.ts';
import { isAllowed, whenAllowed } from '../../cookie-consent/ui/allowed.ts';
import { consentSignals } from '../rules/consent-signals.ts';
import { pageDataLayer } from './page-data-layer.ts';

/** @param layer what is on the page already stays
 * @returns ends it */
export function publishConsent(layer: unknown[] = pageDataLayer()): () => void {
  // Commands are recognized by being the arguments of a call.
  const command: (...given: unknown[]) => void = function pushed() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  let last = '';
  const publish = (act: 'default' | 'update', signals: Record<string, string>) => {
    const text = JSON.stringify(signals);
    if (text === last) return;
    last = text;
    command('consent', act, signals);
  };
  const update = () => publish('update', consentSignals(optionalCategories.filter(isAllowed)));
  publish('default', consentSignals([]));
  const ends = optionalCategories.map((category) => whenAllowed(category, update, update));
  update();
  return () => ends.forEach((end) => end());
}
