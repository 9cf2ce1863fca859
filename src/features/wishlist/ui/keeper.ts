/** Keeps the wishes of this browser with those of the shop: asks one thing at a time for each product,
 * and for the list after every change. */
import {
  answered,
  asking,
  dueChanges,
  isWished,
  listed,
  loggedOut,
  nothingWished,
  resultOf,
  routeChanged,
  unlisted,
  wish,
  type Change,
  type Result,
  type Wishes,
} from '../rules/wishes.ts';

export interface Answer {
  result: Result;
  /** Of a refusal. */
  code?: string | undefined;
}

export interface KeeperDeps {
  /** @throws Unauthorized, or any other error when there is no answer */
  list(): Promise<readonly unknown[]>;
  change(change: Change): Promise<Answer>;
  /** The list as this browser keeps it between pages and for its other tabs (R202). */
  kept: { read(): unknown; write(entries: readonly unknown[]): void };
  /** The wish of a guest, to be carried out once they are logged in: it can be taken once. */
  pending: { put(sokId: string): void; take(): string | null };
  tell(wishes: Wishes): void;
}

export class Keeper {
  readonly #deps: KeeperDeps;
  #wishes = nothingWished;
  /** Who shops is known; wishes made before wait for that. */
  #isKnown = false;
  #early: string[] = [];
  #listings = 0;
  #isListing = false;

  constructor(deps: KeeperDeps) {
    this.#deps = deps;
  }

  current(): Wishes {
    return this.#wishes;
  }

  /** The list is asked for when somebody is logged in (R195), and emptied when nobody is (R196). */
  setLoggedIn(isLoggedIn: boolean): void {
    if (this.#isKnown && isLoggedIn === this.#wishes.isLoggedIn) return;
    this.#isKnown = true;
    if (isLoggedIn) this.#begin();
    else {
      this.#become(loggedOut(this.#wishes));
      this.#deps.kept.write([]);
    }
    const waiting = this.#early;
    this.#early = [];
    for (const sokId of waiting) this.toggle(sokId);
  }

  toggle(sokId: string): void {
    if (this.#isKnown) this.change({ sokId, isWanted: !isWished(this.#wishes, sokId) });
    else this.#early.push(sokId);
  }

  change(change: Change): void {
    if (!this.#wishes.isLoggedIn && change.isWanted) this.#deps.pending.put(change.sokId);
    this.#become(wish(this.#wishes, change));
    this.#askDue();
  }

  /** What was said is over: the route has changed, or it was closed (R194). */
  clearNews(): void {
    this.#become(routeChanged(this.#wishes));
  }

  /** The list as a page shows it. */
  show(entries: readonly unknown[]): void {
    // Whatever is on its way is older.
    this.#listings += 1;
    this.#isListing = false;
    this.#become(listed({ ...this.#wishes, isLoggedIn: true }, entries));
    this.#deps.kept.write(this.#wishes.entries);
  }

  /** Another tab has changed what this browser keeps. */
  keptChanged(): void {
    const entries = this.#deps.kept.read();
    const isNew = JSON.stringify(entries) !== JSON.stringify(this.#wishes.entries);
    if (!this.#wishes.isLoggedIn || !Array.isArray(entries) || !isNew) return;
    this.#become(listed(this.#wishes, entries));
    // What is on its way may be from before the other tab's change.
    if (this.#isListing) void this.#refresh();
  }

  #become(next: Wishes): void {
    if (next === this.#wishes) return;
    this.#wishes = next;
    this.#deps.tell(next);
  }

  #begin(): void {
    const entries = this.#deps.kept.read();
    const known = { ...nothingWished, isLoggedIn: true };
    this.#become(Array.isArray(entries) ? listed(known, entries) : known);
    const sokId = this.#deps.pending.take();
    if (sokId) this.change({ sokId, isWanted: true });
    void this.#refresh();
  }

  async #refresh(): Promise<void> {
    const own = (this.#listings += 1);
    // Of several answers only that to the last question is the truth.
    const isStale = () => own !== this.#listings || !this.#wishes.isLoggedIn;
    this.#isListing = true;
    try {
      const entries = await this.#deps.list();
      if (isStale()) return;
      this.#become(listed(this.#wishes, entries));
      this.#deps.kept.write(this.#wishes.entries);
    } catch (error) {
      if (!isStale()) this.#become(unlisted(this.#wishes, resultOf(error)));
    } finally {
      if (own === this.#listings) this.#isListing = false;
    }
  }

  #askDue(): void {
    for (const change of dueChanges(this.#wishes)) void this.#ask(change);
  }

  async #ask(change: Change): Promise<void> {
    this.#become(asking(this.#wishes, change));
    const failed = (): Answer => ({ result: 'REQUEST_ERROR' });
    const { result, code } = await this.#deps.change(change).catch(failed);
    // Somebody has logged out meanwhile.
    if (!this.#wishes.asked.has(change.sokId)) return;
    this.#become(answered(this.#wishes, change, result, code));
    if (result === 'NOT_LOGGED_IN' && change.isWanted) this.#deps.pending.put(change.sokId);
    this.#askDue();
    if (result === 'OK') await this.#refresh();
  }
}
