import styles from '../content.module.css';
import type { BlockProps } from '../shown.ts';
import { TextLink } from '../text.tsx';
import card from '../../../../design/card/card.module.css';

/** Links with a picture and a line of text. */
export function Tiles({ tiles }: BlockProps['tiles']) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ title, text, to, picture }) => (
        <li key={to} className={`${styles.tile} ${card.pressable}`}>
          {picture && <img src={picture} alt="" width="400" height="300" loading="lazy" />}
          <TextLink to={to}>{title}</TextLink>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
