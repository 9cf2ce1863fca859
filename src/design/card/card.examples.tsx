import type { Example } from '../example.ts';
import layout from '../layout.module.css';
import { Link } from '../link.tsx';
import card from './card.module.css';

export const examples: Example[] = [
  {
    id: 'card-box',
    state: 'A box for one matter',
    Show: () => (
      <section className={`${card.box} ${layout.tight}`} aria-labelledby="box">
        <h3 id="box">Your order</h3>
        <p>Three products, 84,70 €.</p>
      </section>
    ),
  },
  {
    id: 'card-pressable',
    state: 'A card that can be pressed anywhere',
    Show: () => (
      <article className={`${card.box} ${card.pressable}`}>
        <h3>
          <Link to="/_design">Order A-100234</Link>
        </h3>
        <p>Paid, on its way to the locker.</p>
      </article>
    ),
  },
];
