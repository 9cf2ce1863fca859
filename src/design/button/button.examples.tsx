import type { Example } from '../example.ts';
import layout from '../layout.module.css';
import { Button, ButtonLink } from './button.tsx';

export const examples: Example[] = [
  { id: 'button', state: 'Main action', Show: () => <Button type="button">Add to cart</Button> },
  {
    id: 'button-quiet',
    state: 'Quiet',
    Show: () => (
      <Button type="button" quiet>
        Save for later
      </Button>
    ),
  },
  {
    id: 'button-small',
    state: 'Small',
    Show: () => (
      <Button type="button" small>
        Undo
      </Button>
    ),
  },
  {
    id: 'button-wide',
    state: 'As wide as its place',
    Show: () => (
      <Button type="button" wide>
        Go to checkout
      </Button>
    ),
  },
  {
    id: 'button-busy',
    state: 'Busy: keeps its place and its words',
    Show: () => (
      <Button type="button" busy>
        Adding
      </Button>
    ),
  },
  {
    id: 'button-disabled',
    state: 'Disabled, and disabled but focusable',
    Show: () => (
      <p className={layout.tight}>
        <Button type="button" disabled>
          Sold out
        </Button>
        <Button type="button" aria-disabled="true">
          Choose a size
        </Button>
      </p>
    ),
  },
  {
    id: 'button-link',
    state: 'A link that looks like it',
    Show: () => (
      <ButtonLink to="/_design" quiet>
        Look at all products
      </ButtonLink>
    ),
  },
];
