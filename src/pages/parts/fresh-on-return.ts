/** A page that was out of sight is read anew when it is seen again (R241): another tab or device may have
 * changed what is on it. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
