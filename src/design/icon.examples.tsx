import type { Example } from './example.ts';
import { Icon, type IconName } from './icon.tsx';

const names: IconName[] = [
  'menu',
  'search',
  'cart',
  'parcel',
  'heart',
  'person',
  'close',
  'back',
  'forward',
  'check',
  'truck',
  'store',
  'returns',
  'alert',
  'lock',
  'sliders',
];

export const examples: Example[] = [
  {
    id: 'icon',
    state: 'All icons, in three sizes',
    Show: () =>
      [20, 24, 32].map((size) => (
        <p key={size}>
          {names.map((name) => (
            <Icon key={name} name={name} size={size} />
          ))}
        </p>
      )),
  },
];
