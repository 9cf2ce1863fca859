/** Carries out the wishes of this browser, and tells what became of them. What is not sent yet counts before
 * what is on its way to the shop, and that before the list. */
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useFetcher, useHref, useLocation } from 'react-router';
import { useSession } from '../../session/ui/session.ts';
import type { Wish } from '../rules.ts';
import {
  changesIn,
  dueChanges,
  isWished,
  lastChanges,
  loginRequired,
  newsOf,
  noAnswer,
  warningOf,
  warnings,
  type Change,
  type ChangesAnswer,
  type News,
} from '../rules/wishes.ts';
import { keepList, keepWish, takeWish, useKeptList } from './kept.ts';
import { Notices } from './notices.tsx';

const address = '/_data/wishlist';
const noEntries: readonly Wish[] = [];
const noChanges: readonly Change[] = [];

interface WishChangesProps {
  /** Everything that was wished since the page was loaded. */
  wished: readonly Change[];
  onWish: (changes: readonly Change[]) => void;
  /** Told which hearts are full (R197). */
  onFull: (isFull: (sokId: string) => boolean) => void;
  /** Where to come back to from the login, with language prefix. */
  target: string;
}

export default function WishChanges({ wished, onWish, onFull, target }: WishChangesProps) {
  const { status } = useSession();
  const isCustomer = status === 'customer';
  const [taken, setTaken] = useState(0);
  const waiting = useMemo(() => wished.slice(taken), [wished, taken]);
  const { send, sent, isSending, result, news, setNews } = useSending();
  const entries = useList(status, result);
  useEffect(() => {
    const sokId = isCustomer ? takeWish() : null;
    if (sokId) onWish([{ sokId, isWanted: true }]);
  }, [isCustomer, onWish]);
  useEffect(() => {
    if (!isCustomer || isSending || waiting.length === 0) return;
    send(dueChanges(waiting, entries));
    // Together with the router's news that it is on its way, so that no heart shows the list between.
    startTransition(() => setTaken(wished.length));
  }, [isCustomer, isSending, waiting, entries, wished, send]);
  const isFull = useCallback(
    (sokId: string) => isCustomer && isWished(sokId, [...sent, ...waiting], entries),
    [isCustomer, sent, waiting, entries],
  );
  useLayoutEffect(() => onFull(isFull), [isFull, onFull]);
  useSentOnLeaving(isCustomer ? waiting : noChanges);
  const guests = useGuestsNews(status === 'guest' ? waiting : noChanges);
  const clear = () => {
    setNews(null);
    if (!isCustomer) setTaken(wished.length);
  };
  useOnRouteChange(clear);
  return <Notices news={guests ?? news} target={target} onClose={clear} onChange={onWish} />;
}

/** The list as the shop last told it, here or in another tab; asked for when somebody is logged in (R195),
 * emptied when nobody is (R196). */
function useList(status: ReturnType<typeof useSession>['status'], changed: ChangesAnswer | null) {
  const { load, reset, data } = useFetcher<{ entries: readonly Wish[] } | null>({
    key: 'wishlist',
  });
  const kept = useKeptList();
  const isCustomer = status === 'customer';
  useEffect(() => {
    if (!isCustomer) return;
    void load(address);
    return () => reset();
  }, [isCustomer, load, reset]);
  useEffect(() => {
    if (status === 'guest' && kept) keepList(noEntries);
  }, [status, kept]);
  const hear = useEffectEvent((result: typeof data) => {
    if (result) keepList(result.entries);
    else if (result === null && isCustomer) console.warn(warnings.list);
  });
  useLayoutEffect(() => hear(data), [data]);
  // Before the page shows that nothing is on its way any more.
  useLayoutEffect(() => {
    if (changed?.entries) keepList(changed.entries);
  }, [changed]);
  return kept ?? changed?.entries ?? data?.entries ?? noEntries;
}

/** Sends changes, one request at a time, and says what became of the last ones. */
function useSending() {
  const { submit, formData, data = null } = useFetcher<ChangesAnswer | null>({ key: 'wishes' });
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<readonly Change[]>(noChanges);
  const [news, setNews] = useState<News | null>(null);
  const send = useCallback(
    (changes: readonly Change[]) => {
      if (changes.length === 0) return;
      setSending(true);
      const options = { method: 'post', action: address, defaultShouldRevalidate: false } as const;
      void submit(bodyOf(changes), options).then(() =>
        // Together with the answer.
        startTransition(() => {
          setSending(false);
          setEnded(changes);
        }),
      );
    },
    [submit],
  );
  const [reported, setTold] = useState(ended);
  if (reported !== ended) {
    setTold(ended);
    setNews(newsOf(ended, data));
  }
  useEffect(() => {
    if (news?.code === noAnswer) console.warn(warningOf(news.changes));
    if (news?.notification === 'login_required') keepForLogin(news.changes);
  }, [news]);
  const sent = useMemo(() => (formData ? changesIn(formData) : noChanges), [formData]);
  return { send, sent, isSending, result: data, news, setNews };
}

/** A guest is told to log in, and what was wished is kept until then (R190). */
function useGuestsNews(changes: readonly Change[]): News | null {
  useEffect(() => keepForLogin(changes), [changes]);
  return useMemo(() => (changes.length > 0 ? loginRequired(changes) : null), [changes]);
}

function keepForLogin(changes: readonly Change[]): void {
  const wish = changes.findLast(({ isWanted }) => isWanted);
  if (wish) keepWish(wish.sokId);
}

/** Each page is without the news of the one before (R194). */
function useOnRouteChange(changed: () => void): void {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  if (shown === pathname) return;
  setShown(pathname);
  changed();
}

/** What was not sent yet when the page goes away; other requests would end with it. */
function useSentOnLeaving(waiting: readonly Change[]): void {
  const href = useHref(address);
  useEffect(() => {
    if (waiting.length === 0) return;
    const leave = () => void navigator.sendBeacon(href, bodyOf(lastChanges(waiting)));
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [href, waiting]);
}

const bodyOf = (changes: readonly Change[]): URLSearchParams =>
  new URLSearchParams(changes.map(({ sokId, isWanted }) => [isWanted ? 'add' : 'remove', sokId]));
