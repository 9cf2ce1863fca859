import type { Example } from '../example.ts';
import { Link } from '../link.tsx';
import chip from './chip.module.css';

const names = ['Jeans', 'Woollen jumpers', 'Rainwear'];

const row = (look: string | undefined) => () => (
  <ul className={chip.row}>
    {names.map((name) => (
      <li key={name}>
        <Link className={look} to="/_design">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

export const examples: Example[] = [
  { id: 'chip', state: 'Filled: places to go to', Show: row(chip.filled) },
  { id: 'chip-line', state: 'With a line', Show: row(chip.line) },
  { id: 'chip-outlined', state: 'Outlined: the most important', Show: row(chip.outlined) },
  {
    id: 'chip-removing',
    state: 'A choice that it removes',
    Show: () => (
      <Link className={chip.outlined} to="/_design" aria-label="Remove Black">
        Black <span aria-hidden="true">✕</span>
      </Link>
    ),
  },
];
