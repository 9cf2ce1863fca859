/**
 * Things the icon set lacks, drawn on 32 × 32. `C` is the thing's colour, `D` its shade, `L` its light,
 * `W` wood, `M` metal.
 */
const p = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, d: string, width = 1): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const circle = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const box = (fill: string, x: number, y: number, w: number, h: number, r = 1): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

const longSleeves = 'M11 4h10l4 3 4 15-3.500 1-3.500-9V28H10V14l-3.500 9L3 22 7 7z';
const legs = 'M10 4h12l2 24h-6L16 12l-2 16H8z';
const ribbed = line('D', 'M10 26.500h12');
const pair = (one: string): string => `${one}<g transform="translate(12 3)">${one}</g>`;
const lampShade = p('C', 'M11 4h10l4 9H7z') + line('L', 'M12 5.500l-2.500 6');

const jumper = p('C', longSleeves) + p('D', 'M13 4q3 3 6 0l1 0q-4 5-8 0z') + ribbed;
const boot = p('C', 'M10 4h8v14q0 3 4 4 3 1 3 5H10z') + box('D', 9.5, 26, 16, 2);
const coat =
  p('C', longSleeves) + line('D', 'M16 6v22') + line('D', 'M10 12h12M10 17h12M10 22h12', 0.6);
const pan = circle('D', 12, 16, 10) + circle('C', 12, 16, 8) + box('W', 21, 14.5, 10, 3, 1.5);
const folded =
  box('C', 5, 19, 22, 6, 2) +
  box('L', 5, 13, 22, 6, 2) +
  box('C', 5, 7, 22, 6, 2) +
  line('D', 'M6 19h20M6 13h20', 0.7);

export const ownIcons: Record<string, string> = {
  skirt:
    p('C', 'M11 6h10l6 20H5z') +
    box('D', 10.5, 5, 11, 2.5) +
    line('D', 'M13 10l-3 15M19 10l3 15', 0.7),
  cardigan:
    jumper +
    line('D', 'M16 7v21') +
    [11, 15, 19, 23].map((y) => circle('L', 17.2, y, 0.7)).join(''),
  hoodie:
    p('D', 'M11 7q5-8 10 0v3q-5 3-10 0z') +
    p('C', longSleeves) +
    p('D', 'M12 20h8l1.500 5h-11z') +
    line('L', 'M14.500 8v5M17.500 8v5', 0.8),
  sweater: jumper,
  leggings: p('C', 'M11 4h10l-.5 24h-3.500L16 10l-1 18h-3.500z') + box('D', 11, 4, 10, 2, 0.5),
  tights: p('C', 'M11 4h10l-1 20 3 3h-6L16 10l-1 17H9l3-3z') + box('D', 11, 4, 10, 2, 0.5),
  bra:
    p('C', 'M4 14q6-3 11 2h2q5-5 11-2l-1 7q-6 2-10-2h-2q-4 4-10 2z') +
    line('D', 'M7 13l2-8M25 13l-2-8'),
  pyjamas:
    p('C', 'M11 3h10l5 4-2 4-2-1v8H10v-8l-2 1-2-4z') +
    p('L', 'M10 19h12l1 10h-5l-2-7-2 7H9z') +
    line('D', 'M16 5v13', 0.7),
  bathrobe:
    p('C', 'M11 3h10l5 4 2 10-4 1v11H8V18l-4-1L6 7z') +
    line('D', 'M12 3l4 10 4-10') +
    box('D', 8, 16, 16, 2.5) +
    line('D', 'M15 18l-2 7', 1.5),
  beanie:
    p('C', 'M6 20q0-14 10-14t10 14z') +
    box('D', 5, 19, 22, 6, 2) +
    circle('L', 16, 5, 2.5) +
    line('L', 'M11 12v6M16 10v8M21 12v6', 0.7),
  belt:
    `<circle cx="15" cy="16" r="9" fill="none" stroke="C" stroke-width="5"/>` +
    box('M', 21, 12, 7, 8) +
    box('C', 23, 14, 3, 4),
  earrings: [10, 22]
    .map((x) => line('M', `M${x} 5v7`) + circle('C', x, 18, 5) + circle('L', x - 1.5, 16.5, 1.2))
    .join(''),
  necklace:
    line('M', 'M5 5q2 18 11 18T27 5', 1.2) + circle('C', 16, 25, 3) + circle('L', 15, 24, 0.9),
  bracelet:
    `<ellipse cx="16" cy="16" rx="11" ry="9" fill="none" stroke="C" stroke-width="3.500"/>` +
    line('L', 'M7 12q3-5 9-5'),
  'ankle-boots':
    p('C', 'M9 7h9v10q1 3 5 4 4 1 4 5H9z') + box('D', 8.5, 26, 19, 2) + line('D', 'M15 7v9'),
  'rubber-boots': `<g transform="translate(-4 -1)">${boot}</g><g transform="translate(4 2)">${boot}</g>`,
  'tote-bag':
    line('D', 'M11 13V8q0-4 5-4t5 4v5', 1.5) +
    p('C', 'M7 12h18l2 16H5z') +
    line('L', 'M9 14l-1.500 12'),
  wallet:
    box('C', 4, 9, 24, 15, 2) +
    box('D', 19, 14, 9, 5, 1.5) +
    circle('M', 22, 16.5, 1.2) +
    line('L', 'M6 11.500h20', 0.7),
  'padded-jacket': p('D', 'M11 6q5-6 10 0v3H11z') + coat,
  trousers: p('C', legs) + box('D', 10, 4, 12, 2, 0.5) + line('D', 'M12 10l-1 17M20 10l1 17', 0.5),
  slippers: pair(
    p('C', 'M3 20q0-8 7-8 6 0 8 7 0 5-4 5H6q-3 0-3-4z') + p('L', 'M5 15q4-5 9 1-5 3-9-1z'),
  ),
  blazer:
    p('C', longSleeves) +
    p('L', 'M13 4l3 10 3-10z') +
    line('D', 'M12 4l4 11 4-11M16 15v13') +
    circle('D', 17.2, 19, 0.7),
  shirt:
    p('C', longSleeves) +
    p('L', 'M12 4l4 4 4-4 1 3-5 4-5-4z') +
    line('D', 'M16 9v19', 0.6) +
    [13, 17, 21].map((y) => circle('D', 16, y, 0.6)).join(''),
  overall:
    p('D', 'M11 6q5-6 10 0v3H11z') +
    p('C', 'M11 6h10l5 4 1 8-3 .5-2-4 1 14h-6l-1-7-1 7H9l1-14-2 4-3-.5 1-8z') +
    line('D', 'M16 7v14'),
  bodysuit:
    p('C', 'M11 5h10l5 4-2 4-2-1-1 9-3 5h-4l-3-5-1-9-2 1-2-4z') +
    line('D', 'M13 5q3 4 6 0') +
    [14, 16, 18].map((x) => circle('M', x, 24.5, 0.6)).join(''),
  doll:
    circle('#f0c8a0', 16, 9, 5) +
    p('#7a5238', 'M10.500 9q0-6 5.500-6t5.500 6q-5-4-11 0z') +
    p('C', 'M12 14h8l5 12H7z') +
    line('#f0c8a0', 'M14 26v3M18 26v3M11 17l-4 4M21 17l4 4', 1.8) +
    circle('#26282b', 14.2, 9.5, 0.6) +
    circle('#26282b', 17.8, 9.5, 0.6),
  'building-blocks':
    box('C', 3, 17, 12, 11) +
    box('#f0c331', 17, 17, 12, 11) +
    box('#2f66b3', 10, 5, 12, 11) +
    box('L', 6, 20, 6, 5),
  stroller:
    p('C', 'M5 12h20q0 9-9 9T5 12z') +
    p('D', 'M5 12q0-8 9-8v8z') +
    line('M', 'M25 12l4-5M10 21l-2 4M20 21l2 4', 1.4) +
    circle('#26282b', 8, 26, 2.5) +
    circle('#26282b', 22, 26, 2.5),
  'duvet-set':
    box('L', 5, 6, 16, 8, 3) +
    box('C', 3, 13, 26, 7, 2) +
    box('D', 3, 19, 26, 7, 2) +
    line('L', 'M4 16.500h24M4 22.500h24', 0.5),
  pillow:
    p('C', 'M5 8q11 3 22 0-2 8 0 16-11-3-22 0 2-8 0-16z') + line('D', 'M8 11q8 1.500 16 0', 0.6),
  towel:
    box('C', 8, 4, 16, 24, 1.5) +
    box('L', 8, 21, 16, 1.5, 0) +
    box('D', 8, 24, 16, 1, 0) +
    line('D', 'M16 5v14', 0.4),
  pot:
    box('C', 6, 13, 20, 13, 2.5) +
    box('D', 5, 11, 22, 2.5) +
    p('M', 'M9 11q7-6 14 0z') +
    circle('D', 16, 7.5, 1.5) +
    line('M', 'M6 17H2.500M26 17h3.500', 2),
  'frying-pan': pan,
  plate:
    circle('D', 16, 16, 13) +
    circle('C', 16, 15.7, 12.6) +
    circle('L', 16, 16, 8.5) +
    circle('C', 16, 16, 8),
  vase:
    p('C', 'M12 10h8q-1 3 2 7 2 4-1 8-1 3-3 3h-4q-2 0-3-3-3-4-1-8 3-4 2-7z') +
    line('#3b7d4a', 'M16 11q0-5 3-8M16 8q-2-2-4-2', 1) +
    line('L', 'M12 19q-1 3 1 6'),
  rug:
    box('C', 4, 8, 24, 16, 0.5) +
    box('L', 7, 11, 18, 10, 0.5) +
    box('C', 9, 13, 14, 6, 0.5) +
    line('D', 'M3 9v14M29 9v14', 1.5),
  curtains:
    line('W', 'M3 5h26', 1.8) +
    p('C', 'M5 5h8q0 12-4 22H5z') +
    p('C', 'M27 5h-8q0 12 4 22h4z') +
    line('D', 'M8 6v18M24 6v18', 0.7),
  'floor-lamp': lampShade + line('M', 'M16 13v14M11 28h10', 1.4),
  'table-lamp': lampShade + p('W', 'M14 13h4q4 7 1 13h-6q-3-6 1-13z') + box('D', 11, 26, 10, 2),
  'pendant-lamp':
    line('#26282b', 'M16 2v9') +
    p('C', 'M5 23q0-12 11-12t11 12z') +
    p('#f7e3a1', 'M10 23h12q-6 5-12 0z') +
    line('L', 'M9 19q1-5 6-6'),
  blanket: folded + line('L', 'M6 25v3M10 25v3M14 25v3M18 25v3M22 25v3M26 25v3', 0.8),
  'storage-box': box('C', 5, 12, 22, 15) + box('D', 4, 8, 24, 5) + box('L', 12, 17, 8, 3, 1.5),
  'watering-can':
    p('C', 'M9 12h13l1 15H8z') +
    line('C', 'M9 24L2 13', 2.5) +
    line('D', 'M22 14q8 0 5 7-1 3-4 4', 1.8) +
    line('D', 'M.5 14l3.500-2.500', 1.5),
  'coffee-maker':
    box('D', 6, 4, 20, 5) +
    box('C', 6, 4, 7, 23) +
    box('D', 6, 25, 20, 3) +
    p('#b9d3dc', 'M15 14h9l-1 11h-7z') +
    p('#5a3a26', 'M15.500 19h8l-.5 6h-7z'),
  kettle:
    p('C', 'M10 9h11l3 18H8z') +
    line('D', 'M22 10q7 1 4 13', 2) +
    box('D', 11, 6, 9, 3) +
    p('D', 'M10 11L6 8l4-.5z') +
    line('L', 'M12 12l-1 12'),
  tablet:
    box('C', 7, 3, 18, 26, 2) + box('#cfe3ea', 9, 5.5, 14, 20, 0.5) + circle('L', 16, 27.3, 0.7),
  tv:
    box('#26282b', 2, 6, 28, 17) +
    box('C', 3.5, 7.5, 25, 14, 0.5) +
    p('L', 'M4 20L14 8h6L9 21H4z') +
    box('#26282b', 10, 25, 12, 1.5) +
    box('#26282b', 15, 23, 2, 2.5, 0),
  speaker:
    box('C', 8, 4, 16, 24, 4) +
    circle('D', 16, 20, 5.5) +
    circle('L', 16, 20, 2) +
    circle('D', 16, 10, 3) +
    circle('L', 16, 10, 1),
  earbuds:
    box('C', 6, 16, 20, 12, 5) +
    line('D', 'M6 20h20', 0.7) +
    [10, 22]
      .map((x) => circle('C', x, 7, 3) + box('C', x - 1, 8, 2, 6, 1) + circle('D', x, 7, 1.2))
      .join(''),
  'vacuum-cleaner':
    p('C', 'M4 22q0-8 8-8t8 8v3H4z') +
    circle('D', 8, 25.5, 2.5) +
    circle('D', 17, 25.5, 2.5) +
    line('#26282b', 'M18 16q4-12 7-10l2 18', 1.6) +
    box('D', 23, 24, 8, 3),
  'hair-dryer':
    p('C', 'M5 7h13q8 0 8 6t-8 6H9l-4-2z') +
    p('D', 'M12 19h6l1 10h-5z') +
    box('D', 3, 7, 3, 10) +
    circle('L', 19, 13, 3),
  'sleeping-bag':
    p('C', 'M10 3h12q4 0 4 6l-3 17q-1 3-7 3t-7-3L6 9q0-6 4-6z') +
    p('L', 'M11 5h10q2 0 2 3-7 4-14 0 0-3 2-3z') +
    line('D', 'M8 14h16M9 19h14M10 24h12', 0.7),
  'yoga-mat':
    box('C', 8, 13, 22, 11) +
    circle('D', 8, 18, 6) +
    circle('C', 8, 18, 4.5) +
    circle('D', 8, 18, 2.5) +
    line('L', 'M14 15h14', 0.6),
  dumbbell:
    box('M', 9, 14.5, 14, 3) +
    box('C', 3, 8, 7, 16, 1.5) +
    box('C', 22, 8, 7, 16, 1.5) +
    line('D', 'M6.500 9v14M25.500 9v14', 0.8),
  'bike-helmet':
    p('C', 'M4 20q0-13 13-13 11 0 11 11l-3 3H4z') +
    p('D', 'M9 18q1-6 5-7l-1 7zM16 18v-7q4 1 5 7z') +
    line('#26282b', 'M7 21q3 7 9 6 6 0 7-6', 1.2),
  'men-sandals':
    p('D', 'M6 22q0-4 5-4h12q5 0 5 4v3H6z') + line('C', 'M10 19q2-9 9-8l-3 8M18 18q3-6 8-1', 2.8),
};
