import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Link } from '../link.tsx';
import { Drawer, DrawerTrigger, useDrawer } from './drawer.tsx';

const names = ['Fashion', 'Home', 'Food', 'Electronics'];

/** It opens with its page, and its button opens it again. */
function Opened({ place, hasFoot }: { place: 'sheet' | 'side'; hasFoot?: boolean }) {
  const drawer = useDrawer();
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!wasOpened.current) drawer.open();
    wasOpened.current = true;
  }, [drawer]);
  return (
    <>
      <DrawerTrigger drawer={drawer} to="/_design" className={buttonClass({ quiet: true })}>
        Open the drawer
      </DrawerTrigger>
      <Drawer
        drawer={drawer}
        title="Departments"
        place={place}
        foot={
          hasFoot && (
            <Button type="button" wide onClick={drawer.close}>
              Show 48 products
            </Button>
          )
        }
      >
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Link to="/_design">{name}</Link>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}

export const examples: Example[] = [
  {
    id: 'drawer-sheet',
    state: 'Sheet: from the bottom on narrow screens, from the top on wide ones',
    isAlone: true,
    Show: () => <Opened place="sheet" />,
  },
  {
    id: 'drawer-side',
    state: 'At the side, with a foot',
    isAlone: true,
    Show: () => <Opened place="side" hasFoot />,
  },
];
