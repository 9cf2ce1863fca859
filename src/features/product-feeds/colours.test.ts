import { describe, expect, it } from 'vitest';
import { colourOf } from './colours.ts';

describe('colours of feeds', () => {
  it('are one colour whatever the language or the other names they have', () => {
    const olive = colourOf('Oliivinvihreä', 'fi');
    expect(olive).toMatchObject({ id: 'oliivinvihrea', hex: '#6d7046' });
    expect(colourOf('olivgrön', 'sv')).toBe(olive);
    expect(colourOf('OLIVE GREEN', 'en')).toBe(olive);
  });

  it('are shown with a large first letter, known or not', () => {
    expect(colourOf('liila', 'fi').name.fi).toBe('Liila');
    expect(colourOf('äyriäinen', 'fi')).toEqual({
      id: 'ayriainen',
      name: { fi: 'Äyriäinen' },
      hex: null,
    });
  });
});
