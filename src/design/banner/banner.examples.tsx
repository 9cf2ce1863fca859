import type { Example } from '../example.ts';
import banner from './banner.module.css';
import { ClosingBanner } from './closing-banner.tsx';

export const examples: Example[] = [
  {
    id: 'banner',
    state: 'What is good to know',
    Show: () => <p className={banner.info}>This product is sold online only.</p>,
  },
  {
    id: 'banner-warning',
    state: 'What is wrong',
    Show: () => <p className={banner.warning}>Two products are no longer in stock.</p>,
  },
  {
    id: 'banner-closing',
    state: 'It can be closed; read aloud after what is done now',
    Show: () => <ClosingBanner live="polite">Your bonus card is attached.</ClosingBanner>,
  },
  {
    id: 'banner-closing-warning',
    state: 'It can be closed; read aloud at once',
    Show: () => (
      <ClosingBanner tone="warning" live="assertive">
        Your cart has changed since you were here. Look through it before you pay.
      </ClosingBanner>
    ),
  },
];
