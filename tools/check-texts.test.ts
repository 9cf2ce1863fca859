import { describe, expect, it } from 'vitest';
import { faultsOf } from './check-texts.ts';

const sound = {
  fi: { cart: { count: '{count, plural, one {# tuote} other {# tuotetta}}', hello: 'Hei {name}' } },
  sv: { cart: { count: '{count, plural, one {# vara} other {# varor}}', hello: 'Hej {name}' } },
  en: { cart: { count: '{count, plural, one {# item} other {# items}}', hello: 'Hello {name}' } },
};
const withHello = (language: 'fi' | 'sv' | 'en', hello: string) => ({
  ...sound,
  [language]: { cart: { ...sound[language].cart, hello } },
});

describe('texts in three languages', () => {
  it('same keys and arguments are sound', () => expect(faultsOf(sound)).toEqual([]));

  it('a key one language lacks or has alone is named', () => {
    const faults = faultsOf({
      ...sound,
      sv: { cart: { count: sound.sv.cart.count, bye: 'Hej då' } },
    });
    expect(faults).toEqual(['cart.hello is missing in sv.', 'cart.bye is in sv and not in fi.']);
  });

  it.each([
    ['other arguments', 'Hello {firstName}', 'cart.hello has other arguments in en than in fi.'],
    ['no translation', 'Hei {name}', 'cart.hello is the same in fi and en: Hei {name}'],
  ])('%s are found', (_, text, fault) => {
    expect(faultsOf(withHello('en', text))).toEqual([fault]);
  });

  it('empty and unreadable texts are found', () => {
    expect(faultsOf(withHello('sv', ' '))).toContain('cart.hello is empty in sv.');
    expect(faultsOf(withHello('sv', 'Hej {name')).join()).toContain('cannot be read in sv');
    expect(faultsOf(withHello('sv', 'Hej <b>{name}</b>')).join()).toContain('<b> is a tag');
  });
});
