/** What visitors see and press on a page that the router does not know of: promotions, and the form that leads
 * to the payment as a document of its own. */
import { prefixIn } from '#platform/i18n/language.ts';
import { notedAt } from '#features/analytics/rules/noted.ts';
import type { OpenPage } from '#features/analytics/rules/page-data.ts';
import { watchPromotions } from '#features/analytics/ui/promotions.ts';
import { fieldsOf } from './follow-visit.ts';
import type { Note } from './seen.ts';

/** Milliseconds without a change of the page before its promotions are looked for. */
const calm = 200;

export function watchPage(note: Note) {
  let open: OpenPage | null = null;
  const promotions = watchPromotions((name, promotion) => {
    if (open) note({ event: notedAt(open.path, { name, facts: { promotion } }) });
  });
  const leave = ({ target }: SubmitEvent) => {
    if (!open || !(target instanceof HTMLFormElement)) return;
    const { pathname } = new URL(target.action);
    const to = pathname.slice(prefixIn(pathname).length);
    const fields = fieldsOf(new FormData(target));
    if (to === '/maksu') note({ form: { to, fields, page: open, result: undefined, next: null } });
  };
  document.addEventListener('submit', leave);
  const changes = watchChanges(promotions.look);
  return {
    opened(page: OpenPage) {
      if (open?.path !== page.path) promotions.forget();
      open = page;
    },
    stop() {
      changes();
      promotions.stop();
      document.removeEventListener('submit', leave);
    },
  };
}

/** Calls `look` now, and when the page has changed and is calm again. Parts of pages come late.
 * @returns ends it */
function watchChanges(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(look, calm);
  });
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
