import { expect, test } from 'vitest';
import { seamed } from './seams.ts';

test.each([
  ['Puhdistusmaito kuivalle iholle', 'Puhdistus|maito kuivalle iholle'],
  ['Hyaluronihapposeerumi', 'Hyaluroni|happo|seerumi'],
  ['Appelsiiniurheilujuomajauhe', 'Appelsiini|urheilu|juoma|jauhe'],
  ['Rasvaton piimä', 'Rasvaton piimä'],
  ['Minttusuuvesi', 'Minttu|suu|vesi'],
  ['Merinovillapipo', 'Merino|villa|pipo'],
])('%s may be broken between its parts', (text, parts) => {
  expect(seamed(text).replaceAll('\u00ad', '|')).toBe(parts);
});
