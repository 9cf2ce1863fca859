/** Adds hearts to products. The code that sends changes is loaded for customers, or when a heart is pressed. */
import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { storedText } from '#platform/browser-store.ts';
import { onDemand } from '../../../design/on-demand.ts';
import { CardMark } from '../../catalogue/ui/card-mark.ts';
import { useSession } from '../../session/ui/session.ts';
import type { Change } from '../rules/wishes.ts';
import { Hearts, heartForm, heartOf, noneIsFull, type IsFull } from './heart.tsx';

const WishChanges = onDemand(() => import('./wish-changes.tsx'));

export function Wishes({ children }: { children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  const target = useHref({ pathname, search });
  const { status } = useSession();
  const [wished, setWished] = useState<readonly Change[]>([]);
  const [{ isFull }, setHearts] = useState<{ isFull: IsFull }>({ isFull: noneIsFull });
  const wish = useCallback(
    (changes: readonly Change[]) => setWished((before) => [...before, ...changes]),
    [],
  );
  const show = useCallback((next: IsFull) => setHearts({ isFull: next }), []);
  // An urgent update would discard parts of the page that still wait for their code.
  const shown = useDeferredValue(isFull);
  const press = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value: sokId } = event.nativeEvent.submitter as HTMLButtonElement;
    wish([{ sokId, isWanted: !isFull(sokId) }]);
  };
  // A list left in the browser after logout has to be emptied (R196).
  const isLeft = status === 'guest' && (storedText('wishlist') ?? '[]') !== '[]';
  const isOn = wished.length > 0 || status === 'customer' || isLeft;
  return (
    <CardMark value={heartOf}>
      <Hearts value={shown}>{children}</Hearts>
      <form id={heartForm} method="post" action={useHref('/suosikit')} onSubmit={press}>
        <input type="hidden" name="target" value={target} />
      </form>
      {isOn && (
        <Suspense>
          <WishChanges wished={wished} onWish={wish} onFull={show} target={target} />
        </Suspense>
      )}
    </CardMark>
  );
}
