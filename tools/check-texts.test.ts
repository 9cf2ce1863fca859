import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { faultsOf, misuses } from './check-texts.ts';
import { usesIn } from './message-uses.ts';

const sound = {
  fi: { count: '{count, plural, one {# tuote} other {# tuotetta}}', hello: 'Hei {name}' },
  sv: { count: '{count, plural, one {# vara} other {# varor}}', hello: 'Hej {name}' },
  en: { count: '{count, plural, one {# item} other {# items}}', hello: 'Hello {name}' },
};
const withText = (language: 'fi' | 'sv' | 'en', key: 'count' | 'hello', text: string) => ({
  ...sound,
  [language]: { ...sound[language], [key]: text },
});

describe('texts in all languages', () => {
  it('same keys and arguments are sound', () => expect(faultsOf(sound)).toEqual([]));

  it('a key one language lacks or has alone is named', () => {
    const faults = faultsOf({ ...sound, sv: { count: sound.sv.count, bye: 'Hej då' } as never });
    expect(faults).toEqual(['hello is missing in sv.', 'bye is in sv and not in fi.']);
  });

  it.each([
    ['other arguments', 'Hello {firstName}', 'hello has other arguments in en than in fi.'],
    ['no translation', 'Hei {name}', 'hello is the same in fi and en: Hei {name}'],
  ])('%s are found', (_, text, fault) => {
    expect(faultsOf(withText('en', 'hello', text))).toEqual([fault]);
  });

  it('empty and unreadable texts are found', () => {
    expect(faultsOf(withText('sv', 'hello', ' '))).toContain('hello is empty in sv.');
    expect(faultsOf(withText('sv', 'hello', 'Hej {name')).join()).toContain('cannot be read in sv');
    expect(faultsOf(withText('sv', 'hello', 'Hej <b>{name}</b>')).join()).toContain('<b> is a tag');
  });

  it.each([
    ['{count, plural, other {# varor}}', ['count {count} has no plural "one" in sv.']],
    ['{count, plural, =1 {en vara} other {# varor}}', []],
    [
      '{count, plural, one {# vara} few {# varor} other {# varor}}',
      ['count {count} has a plural "few", which sv has not.'],
    ],
  ])('the plurals of %s are those of the language', (text, faults) => {
    expect(faultsOf(withText('sv', 'count', text))).toEqual(faults);
  });
});

describe('texts and the code that shows them', () => {
  const code = `
    const reasons = { gone: 'full' };
    function A() { const t = useTranslations('pages/a'); return t('title') + t(\`step.\${x}\`); }
    function B() { const t = useTranslations('pages/a.why'); return t(reasons.gone); }
    const C = (t) => t('own');`;
  const { uses, texts } = usesIn(parseSync('part.ts', code).program, 'features/c');
  const known = { 'pages/a': ['title', 'step.one', 'why.full'], 'features/c': ['own'] };

  it('what is used is there, also where keys are chosen elsewhere', () =>
    expect(misuses(known, uses, texts)).toEqual([]));

  it('a text nobody shows is named', () =>
    expect(misuses({ ...known, 'features/c': ['own', 'rest', 'why.full'] }, uses, texts)).toEqual([
      'features/c: nobody uses rest.',
      'features/c: nobody uses why.full.',
    ]));

  it('a text that is shown and not there is named', () =>
    expect(misuses({ 'pages/a': known['pages/a'].slice(1) }, uses, texts)).toEqual([
      'pages/a: there is no title.',
      'features/c: there is no own.',
    ]));
});
