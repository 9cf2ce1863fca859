/** Puts hearts on products. What keeps the wishes comes when somebody is logged in or presses one. */
import { Suspense, useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { CardMark } from '../../catalogue/ui/card-mark.ts';
import { useSession } from '../../session/ui/session.ts';
import { heartForm, heartOf } from './heart.tsx';
import type * as keepingModule from './keeping.ts';
import { onDemand, patiently } from '../../../design/on-demand.ts';

type Keeping = Pick<typeof keepingModule, 'keeper'>;

let keeping: Promise<Keeping> | undefined;
const load = (): Promise<Keeping> => (keeping ??= patiently(() => import('./keeping.ts')));
const Notices = onDemand(() => import('./notices.tsx'));

export function Wishes({ children }: { children: React.ReactNode }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const target = useHref({ pathname, search });
  const [isPressed, setPressed] = useState(false);
  const isCustomer = status === 'customer';
  const isOn = isPressed || isCustomer || (status === 'guest' && isListKept());
  useEffect(() => {
    if (isOn && status !== 'unknown') void load().then((it) => it.keeper.setLoggedIn(isCustomer));
  }, [isOn, isCustomer, status]);
  useEffect(() => {
    // R194; nothing is to be said yet where nothing was loaded.
    void keeping?.then((it) => it.keeper.clearNews());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [pathname]);
  const press = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    setPressed(true);
    void load().then((it) => it.keeper.toggle((submitter as HTMLButtonElement).value));
  };
  return (
    <CardMark value={heartOf}>
      {children}
      <form id={heartForm} method="post" action={useHref('/suosikit')} onSubmit={press}>
        <input type="hidden" name="target" value={target} />
      </form>
      {isOn && (
        <Suspense>
          <Notices target={target} />
        </Suspense>
      )}
    </CardMark>
  );
}

/** A list that is left in the browser when nobody is logged in is to be emptied (R196). */
function isListKept(): boolean {
  try {
    return (localStorage.getItem('aitta:wishlist') ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
