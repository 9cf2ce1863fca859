/** The place of the customer on the front page. Its space is there before the page is shown, and its content
 * comes after: the page itself is the same for everybody. */
import { Suspense, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useSession } from '#features/session/ui/session.ts';
import { onDemand } from '../../../design/on-demand.ts';
import type { MemberHome } from './read.ts';
import styles from './member-place.module.css';

const Member = onDemand(() => import('./member.tsx'));

export function MemberPlace() {
  const { status } = useSession();
  const isCustomer = status === 'customer';
  const { load, data } = useFetcher<MemberHome | null>({ key: 'member-home' });
  // A session that ends while the page is open leaves the space, as the page would jump.
  const [isOn, setOn] = useState(false);
  if (isCustomer && !isOn) setOn(true);
  useEffect(() => {
    if (isCustomer) void load('/_data/member-home');
  }, [isCustomer, load]);
  return (
    <section className={isOn ? `${styles.place} ${styles.on}` : styles.place}>
      {isOn && data !== undefined && (
        <Suspense>
          <Member home={isCustomer ? data : null} />
        </Suspense>
      )}
    </section>
  );
}
