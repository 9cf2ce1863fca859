/** Parts of pages whose code browsers load after the rest (`tools/vite-later.ts`). The server renders them, and
 * React hydrates them once their code is there. Until then it holds back every update of the page behind them;
 * so from the first act elsewhere or the first failure on, the server's elements stand for a part, and it takes
 * their place when its code has come. */
import { lazy, startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import layout from './layout.module.css';
import { patiently } from './on-demand.ts';

/** The element around a part: the same on the server and in browsers. */
const place = { className: layout.contents, 'data-later': '' };

/** A part as the server renders it. */
export const inPlace = <Props extends object>(Part: ComponentType<Props>) =>
  function InPlace(props: Props) {
    return (
      <div {...place}>
        <Part {...props} />
      </div>
    );
  };

/** A part in browsers. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const first = load();
    const now = await Promise.race([first.catch(() => null), actElsewhere()]);
    return { default: now ? inPlace(now) : standIn(first.catch(() => patiently(load))) };
  });

const acts = ['click', 'change'];

/** Resolves when the shopper does something outside of such parts: what they do within one waits for it. */
const actElsewhere = (): Promise<null> =>
  new Promise((resolve) => {
    const heard = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-later]')) return;
      for (const act of acts) removeEventListener(act, heard, true);
      resolve(null);
    };
    for (const act of acts) addEventListener(act, heard, true);
  });

function standIn<Props extends object>(loading: Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  void loading.then((part) => (loaded = part));
  return function StandIn(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      const take = (part: ComponentType<Props>) => {
        if (ref.current && !isTyped(ref.current)) startTransition(() => setPart(() => part));
      };
      void loading.then(take);
    }, []);
    return Part ? (
      <div key="part" {...place}>
        <Part {...props} />
      </div>
    ) : (
      <div ref={ref} {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  };
}

/** Whether something was typed into the server's form, which works without scripts: it would be lost. */
const isTyped = (element: Element): boolean =>
  [
    ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input:not([type=checkbox], [type=radio])',
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);
