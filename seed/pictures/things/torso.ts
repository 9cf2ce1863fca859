/** What shirts and jackets have in common. */
import { onBothSides, shape, twin } from '../outline.ts';
import { line, path } from '../paper.ts';
import { ribs, type Kit } from './kit.ts';

/** Outlines with long and with short sleeves. */
export const long = twin(
  [76, 184, 8],
  [164, 212, 16],
  [214, 268, 50],
  [296, 690, 14],
  [216, 718, 14],
  [182, 440, 10],
  [186, 600, 100],
  [190, 812, 14],
  [0, 820],
);

export const short = twin(
  [76, 184, 8],
  [164, 212, 16],
  [214, 250, 30],
  [316, 386, 12],
  [240, 456, 12],
  [184, 396, 8],
  [186, 600, 100],
  [190, 812, 14],
  [0, 820],
);

/** An open neck: the back seen inside, and the band around it. */
export function neck(k: Kit, half: number, depth: number, band = 16): string {
  const [l, r] = [400 - half, 400 + half];
  const [inner, low] = [half * 0.35, 184 + depth * 1.3];
  const front = `M${l} 184C${l + inner} ${low} ${r - inner} ${low} ${r} 184`;
  const stitched = `M${l - 8} 190C${l + inner} ${low + 16} ${r - inner} ${low + 16} ${r + 8} 190`;
  return (
    path(k.deep, `${front}${backOf(half)}`) +
    line(k.dark, `M${r} 184${backOf(half)}`, band * 0.8) +
    line(k.dark, front, band) +
    k.seam(stitched, 2)
  );
}

/** The back of a neck, from right to left. */
const backOf = (half: number): string =>
  `C${400 + half * 0.5} 206 ${400 - half * 0.5} 206 ${400 - half} 184`;

/** A pointed neck. */
export function vNeck(k: Kit, half: number, to: number, band = 16): string {
  const front = `M${400 - half} 184L400 ${to}L${400 + half} 184`;
  return (
    path(k.deep, `${front}${backOf(half)}`) +
    line(k.dark, `M${400 + half} 184${backOf(half)}`, band * 0.8) +
    line(k.dark, front, band)
  );
}

export const armholes = (k: Kit): string => onBothSides(k.seam('M564 218C546 284 574 366 580 436'));

/** Bands at hem and cuffs. */
export function bands(k: Kit): string {
  const hem = shape([211, 768], [589, 768], [590, 812, 14], [400, 820], [210, 812, 14]);
  const cuff = shape([608, 662], [686, 636], [696, 690, 14], [616, 718, 14]);
  return k.woven(hem, ribs, k.dark) + onBothSides(k.woven(cuff, ribs, k.dark));
}
