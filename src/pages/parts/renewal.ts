/** Polls the page's data, less often with time, as long as the page is visible. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const firstPause = 3000;
const longestPause = 30_000;

export function useRenewal(): void {
  const { revalidate } = useRevalidator();
  // The data changes elsewhere; nothing on this page triggers a reload.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (pause: number) => {
      timer = setTimeout(async () => {
        // While the shop cannot be reached the page must stay, so nothing is reloaded.
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
