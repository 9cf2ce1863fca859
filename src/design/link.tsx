/** Links within the shop: plain anchors, followed by the router where scripts run. A page has a hundred of
 * them, so all share the handlers of one provider. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PrefetchPageLinks, useHref, useLocation, useNavigate } from 'react-router';

type MouseClick = React.MouseEvent<Element>;

interface Following {
  /** Keep the scroll position instead of going to the top. */
  preventScrollReset?: boolean | undefined;
  /** Say where it leads before the next event (`usePendingHere`), so that what is pressed next can act on that. */
  flushSync?: boolean | undefined;
}

interface Navigation {
  /** Language prefix: '', '/sv' or '/en'. */
  prefix: string;
  /** Of a link, or of an element with links that React does not render. */
  follow: (event: MouseClick, following?: Following) => void;
  /** Handlers that load a page shortly before it is likely to be opened. */
  intent: Pick<
    React.ComponentProps<'a'>,
    'onFocus' | 'onBlur' | 'onMouseEnter' | 'onMouseLeave' | 'onTouchStart'
  >;
}

/** Without a provider, links are plain anchors. */
const Navigating = createContext<Navigation>({ prefix: '', follow: () => {}, intent: {} });

export function LinkProvider({ children }: { children: React.ReactNode }) {
  const prefix = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const [intent, intended, cancel] = useIntent();
  const navigation = useMemo((): Navigation => {
    const follow: Navigation['follow'] = (event, following) => {
      const link = (event.target as Element).closest('a');
      if (link?.origin !== location.origin) return;
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      cancel();
      const { href, pathname, search, hash } = link;
      const to = { pathname: pathname.slice(prefix.length) || '/', search, hash };
      void navigate(to, { replace: href === location.href, ...following });
    };
    return { prefix, follow, intent };
  }, [prefix, navigate, intent, cancel]);
  return (
    <Navigating value={navigation}>
      {children}
      {intended !== null && <PrefetchPageLinks page={intended} />}
    </Navigating>
  );
}

/** For elements with links that React does not render. */
export const useFollow = (): ((event: MouseClick) => void) => useContext(Navigating).follow;

/** Milliseconds for which a pointer or the focus rests on a link before its page is loaded. */
const restFor = 100;

/** Handlers for links, the address of the link that is likely to be followed next, and what to call when a
 * link is followed: its page is loaded without a prefetch. */
function useIntent(): [Navigation['intent'], string | null, () => void] {
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intent = useMemo(() => {
    const start = ({
      currentTarget: { pathname, search },
    }: {
      currentTarget: HTMLAnchorElement;
    }) => {
      clearTimeout(timer.current);
      // Browsers remember code that failed to load.
      if (!navigator.onLine) return;
      timer.current = setTimeout(() => setIntended(pathname + search), restFor);
    };
    const stop = () => {
      clearTimeout(timer.current);
      setIntended(null);
    };
    return {
      onFocus: start,
      onBlur: stop,
      onMouseEnter: start,
      onMouseLeave: stop,
      onTouchStart: start,
    };
  }, []);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const { key } = useLocation();
  // A link that disappears with its page sends no blur event.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => intent.onBlur, [key, intent]);
  return [intent, intended, cancel];
}

/** Other clicks open a tab, a window or a download. */
const isPlainClick = (event: MouseClick): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

export interface LinkProps extends Omit<React.ComponentProps<'a'>, 'href'>, Following {
  /** Path without the language's prefix, or relative to the page: '?sivu=2'. */
  to: string;
  /** Load its page once a pointer or the focus rests on it. */
  prefetch?: 'intent' | undefined;
  /** What a plain click does instead of following the link. */
  onPlainClick?: (() => void) | undefined;
  /** Leave the link to the browser. */
  reloadDocument?: boolean | undefined;
}

export function Link({
  to,
  prefetch,
  preventScrollReset,
  flushSync,
  reloadDocument,
  onClick,
  onPlainClick,
  children,
  ...rest
}: LinkProps) {
  const { prefix, follow, intent } = useContext(Navigating);
  const click = (event: React.MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (onPlainClick && isPlainClick(event)) {
      event.preventDefault();
      onPlainClick();
    }
    follow(event, { preventScrollReset, flushSync });
  };
  const own = onClick || onPlainClick || preventScrollReset || flushSync ? click : follow;
  return (
    <a
      {...rest}
      {...(prefetch && intent)}
      href={hrefOf(to, prefix)}
      onClick={reloadDocument ? onClick : own}
    >
      {children}
    </a>
  );
}

function hrefOf(to: string, prefix: string): string {
  if (to === '/') return prefix || '/';
  if (to === '') return '?';
  return to.startsWith('/') ? prefix + to : to;
}
