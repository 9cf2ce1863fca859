/** EAN-13 barcodes. */
import type { Area } from './packed.ts';
import { path, rect, type Paper } from './paper.ts';
import { smallPrint } from './small-print.ts';

/** Bars of a digit on the left with odd parity, as bits; the others follow from them. */
const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the left digits have even parity, by the first digit. */
const parities = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];

const flipped = (bits: string): string => bits.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0'));
const mirrored = (bits: string): string => [...bits].toReversed().join('');

/** The 95 modules of a barcode as bits: 1 is a bar. */
export function modulesOf(gtin: string): string {
  const [first = 0, ...digits] = [...gtin].map(Number);
  const parity = parities[first] ?? '';
  const coded = (digit: number) => odd[digit] ?? '';
  const left = digits
    .slice(0, 6)
    .map((digit, i) => (parity[i] === '1' ? mirrored(flipped(coded(digit))) : coded(digit)));
  const right = digits.slice(6).map((digit) => flipped(coded(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** A barcode on its white ground, with its digits below; as wide as the area allows. */
export function barcode(paper: Paper, gtin: string, area: Area): string {
  const unit = Math.min(area.width / 109, area.height / 62);
  const [width, height] = [unit * 109, unit * 62];
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  const bars = [...modulesOf(gtin).matchAll(/1+/g)].map(
    ({ 0: bits, index }) =>
      `M${(x + (index + 7) * unit).toFixed(1)} ${(y + 3 * unit).toFixed(1)}h${(bits.length * unit).toFixed(1)}v${(46 * unit).toFixed(1)}h${(-bits.length * unit).toFixed(1)}z`,
  );
  const digits = smallPrint(
    paper,
    [{ runs: [{ text: `${gtin[0]} ${gtin.slice(1, 7)} ${gtin.slice(7)}` }] }],
    { x: x + width * 0.16, y: y + 50 * unit, width: width * 0.8, height: 12 * unit },
    { ink: '#1d1f21', most: 9.5 * unit, least: 4 },
  );
  return rect('#fff', x, y, width, height, 2 * unit) + path('#1d1f21', bars.join('')) + digits;
}
