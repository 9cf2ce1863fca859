/** Sends the changes of this tab and notifies of their results. Unsent changes take precedence over those in
 * flight, and those over the list. */
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
  type ChangesResponse,
  type News,
} from '../rules/wishes.ts';
import { storeList, storeWish, takeWish, useStoredList } from './kept.ts';
import { Notices } from './notices.tsx';

const address = '/_data/wishlist';
const noEntries: readonly Wish[] = [];
const noChanges: readonly Change[] = [];

interface WishChangesProps {
  /** All changes since the page was loaded. */
  wished: readonly Change[];
  onWish: (changes: readonly Change[]) => void;
  /** Called with a function that says which hearts are full (R197). */
  onFull: (isFull: (sokId: string) => boolean) => void;
  /** Path to return to after the login, with language prefix. */
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
    // In the same render as the router's submission state, so that no heart shows the old list in between.
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

/** The latest list of the shop, received here or in another tab; loaded when a customer is logged in (R195),
 * emptied for guests (R196). */
function useList(status: ReturnType<typeof useSession>['status'], changed: ChangesResponse | null) {
  const { load, reset, data } = useFetcher<{ entries: readonly Wish[] } | null>({
    key: 'wishlist',
  });
  const stored = useStoredList();
  const isCustomer = status === 'customer';
  useEffect(() => {
    if (!isCustomer) return;
    void load(address);
    return () => reset();
  }, [isCustomer, load, reset]);
  useEffect(() => {
    if (status === 'guest' && stored) storeList(noEntries);
  }, [status, stored]);
  const onResult = useEffectEvent((result: typeof data) => {
    if (result === null && isCustomer) console.warn(warnings.list);
  });
  useEffect(() => onResult(data), [data]);
  return stored ?? changed?.entries ?? data?.entries ?? noEntries;
}

/** Sends changes, one request at a time, and returns the notification about the last ones. */
function useSending() {
  const { submit, formData, data = null } = useFetcher<ChangesResponse | null>({ key: 'wishes' });
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<readonly Change[]>(noChanges);
  const [news, setNews] = useState<News | null>(null);
  const send = useCallback(
    (changes: readonly Change[]) => {
      if (changes.length === 0) return;
      setSending(true);
      const options = { method: 'post', action: address } as const;
      void submit(bodyOf(changes), options).then(() =>
        // In the same render as the response.
        startTransition(() => {
          setSending(false);
          setEnded(changes);
        }),
      );
    },
    [submit],
  );
  const [reported, setReported] = useState(ended);
  if (reported !== ended) {
    setReported(ended);
    setNews(newsOf(ended, data));
  }
  useEffect(() => {
    if (news?.code === noAnswer) console.warn(warningOf(news.changes));
    if (news?.notification === 'login_required') storeForLogin(news.changes);
  }, [news]);
  const sent = useMemo(() => (formData ? changesIn(formData) : noChanges), [formData]);
  return { send, sent, isSending, result: data, news, setNews };
}

/** Asks a guest to log in and stores the wish until then (R190). */
function useGuestsNews(changes: readonly Change[]): News | null {
  useEffect(() => storeForLogin(changes), [changes]);
  return useMemo(() => (changes.length > 0 ? loginRequired(changes) : null), [changes]);
}

function storeForLogin(changes: readonly Change[]): void {
  const wish = changes.findLast(({ isWanted }) => isWanted);
  if (wish) storeWish(wish.sokId);
}

/** Runs when the path changes: notifications end with their page (R194). */
function useOnRouteChange(changed: () => void): void {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  if (shown === pathname) return;
  setShown(pathname);
  changed();
}

/** Sends unsent changes when the page is closed; a fetch would be aborted then. */
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
