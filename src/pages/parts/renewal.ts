/** Asks for the page's data again and again, less often with time, as long as the page is looked at. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const firstPause = 3000;
const longestPause = 30_000;

export function useRenewal(): void {
  const { revalidate } = useRevalidator();
  // What changes is told by others; nothing on this page makes it.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number) => {
      timer = setTimeout(async () => {
        // A shop that cannot be reached right now must not take the page away.
        if (!document.hidden && (await isThere())) await revalidate();
        wait(Math.min(pause * 1.3, longestPause));
      }, pause);
    };
    wait(firstPause);
    return () => clearTimeout(timer);
  }, [revalidate]);
}

const isThere = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
