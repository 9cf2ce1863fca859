import { expect, test } from 'vitest';
import { seamed } from './seams.ts';

test.each([
  ['Puhdistusmaito kuivalle iholle', 'Puhdistus|maito kuivalle iholle'],
  ['Kasvoseerumi hyaluronihappo', 'Kasvo|seerumi hyaluroni|happo'],
  ['Urheilujuomajauhe appelsiini', 'Urheilu|juoma|jauhe appelsiini'],
  ['Rasvaton piimä', 'Rasvaton piimä'],
  ['Näkkileipä valkosipuli', 'Näkki|leipä valko|sipuli'],
  ['Merinovillapipo', 'Merino|villa|pipo'],
])('%s may be broken between its parts', (text, parts) => {
  expect(seamed(text).replaceAll('\u00ad', '|')).toBe(parts);
});
