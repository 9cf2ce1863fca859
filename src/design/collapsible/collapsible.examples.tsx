import type { Example } from '../example.ts';
import collapsible from './collapsible.module.css';

const panel = (look: string | undefined, heading: string, isOpen: boolean) => () => (
  <details className={look} open={isOpen}>
    <summary>{heading}</summary>
    <p>Orders placed before noon leave on the same day, others on the next.</p>
  </details>
);

export const examples: Example[] = [
  { id: 'collapsible', state: 'Closed', Show: panel(collapsible.row, 'When does it come?', false) },
  {
    id: 'collapsible-open',
    state: 'Open',
    Show: panel(collapsible.row, 'When did it leave?', true),
  },
  {
    id: 'collapsible-quiet',
    state: 'Quiet, closed',
    Show: panel(collapsible.quiet, 'I have a discount code', false),
  },
  {
    id: 'collapsible-quiet-open',
    state: 'Quiet, open',
    Show: panel(collapsible.quiet, 'How the bonus grows', true),
  },
];
