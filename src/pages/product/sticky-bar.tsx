import { useEffect, useState } from 'react';
import styles from './buy.module.css';

interface BarProps {
  /** The form it replaces. */
  form: React.RefObject<HTMLElement | null>;
  children: React.ReactNode;
}

/** At the bottom of narrow screens while the form itself is out of view. */
export function StickyBar({ form, children }: BarProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return isAway && <div className={styles.bar}>{children}</div>;
}
