import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { xmlElement, xmlText } from './xml.ts';

test('whatever a text contains, a parser reads it back without the signs XML forbids', () => {
  const parsed = (xml: string) => {
    let text = '';
    const parser = new SaxesParser();
    parser.on('text', (part) => (text += part));
    parser.write(xml).close();
    return text;
  };
  const anything = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(anything, (text) => {
      // oxlint-disable-next-line no-control-regex
      const readable = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
      expect(parsed(xmlElement('title', text))).toBe(readable.replaceAll(/\r\n?/g, '\n'));
    }),
  );
  expect(xmlText('a\ud800b')).toBe('ab');
});
