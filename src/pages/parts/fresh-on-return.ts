/** Reloads the data of a page when it becomes visible again (R241): another tab or device may have changed
 * it. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
}
