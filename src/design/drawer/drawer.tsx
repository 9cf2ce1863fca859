/** A dialog at an edge of the screen, and what opens it. */
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../link.tsx';
import { useHydrated } from '../browser-state.ts';
import type { DrawerProps } from './drawer-dialog.tsx';
import { onDemand } from '../on-demand.ts';

const load = () => import('./drawer-dialog.tsx');
const DrawerDialog = onDemand(load);

/** Whether a drawer is open; a path change closes it, a query change does not. */
export function useDrawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    isOpen: openAt === pathname,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
}

/** The panel; it is rendered when first opened, and then stays. */
export function Drawer(props: DrawerProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.drawer.isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <DrawerDialog {...props} />
      </Suspense>
    )
  );
}

interface TriggerProps {
  drawer: ReturnType<typeof useDrawer>;
  /** Target of the link without scripts. */
  to: string;
  className?: string | undefined;
  children: React.ReactNode;
}

/** A link until scripts run, then the drawer's button. */
export function DrawerTrigger({ drawer, to, className, children }: TriggerProps) {
  if (!useHydrated()) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={drawer.isOpen}
      onPointerEnter={() => void load()}
      onClick={drawer.open}
    >
      {children}
    </button>
  );
}
