/** Line icons of one weight; decorative, so the text beside them has the meaning. Their drawings are in the
 * document once: `icon-drawings.tsx`. */
import type { IconName } from './icon-drawings.tsx';
import styles from './icon.module.css';

export type { IconName } from './icon-drawings.tsx';

const idOf = (name: string) => `icon-${name}`;

/** Pixels of the drawings' grid. */
const grid = 24;

/** `size` in CSS pixels. */
export function Icon({ name, size = grid }: { name: IconName; size?: number }) {
  const scaled = { width: size, height: size, viewBox: `0 0 ${grid} ${grid}` };
  return (
    <svg className={styles.icon} {...(size !== grid && scaled)} aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  );
}
