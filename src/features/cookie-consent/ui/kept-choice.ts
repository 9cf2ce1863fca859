/** The visitor's choice in this browser, and removing what it does not allow. */
import { readAsked, type Asked, type OptionalCategory } from '../rules/categories.ts';
import { choiceCookie, cookieIn, readChoice, type Choice } from '../rules/choice.ts';
import { forbidden } from '../rules/stored.ts';

export interface ConsentState {
  /** Null in a shop that asks for nothing. */
  asked: Asked | null;
  /** Null until the visitor has chosen. */
  choice: Choice | null;
}

/** The style sheet of the shop says what is asked for, so that pages and their data are the same for all. */
export function readKept(): ConsentState {
  const style = getComputedStyle(document.documentElement);
  const asked = readAsked(style.getPropertyValue('--asked'));
  return { asked, choice: readChoice(cookieIn(document.cookie, choiceCookie), asked) };
}

/** Removes what was stored with a consent that there is no longer. */
export function forget(allowed: readonly OptionalCategory[]): void {
  for (const { where, names } of forbidden(allowed)) {
    for (const name of names) removals[where](name);
  }
}

const removals = {
  cookie: (name: string) => {
    if (cookieIn(document.cookie, name) !== undefined)
      document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Strict`;
  },
  local: (name: string) => {
    ignoreRefusal(() => localStorage.removeItem(name));
    // Browsers notify other tabs only.
    dispatchEvent(new StorageEvent('storage', { key: name }));
  },
  session: (name: string) => ignoreRefusal(() => sessionStorage.removeItem(name)),
};

/** Where the browser forbids storage, nothing is stored. */
function ignoreRefusal(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing to remove.
  }
}
