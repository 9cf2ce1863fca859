/** What visitors searched for lately, read now and then: no shopper waits for it. */
import { searchedMost } from '#features/analytics/repository/searched.ts';
import type { Db } from '#platform/db/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Clock } from '#platform/time.ts';

/** Hours of searches that count. */
const period = { hours: 30 * 24 };
/** A term is shown to others only when so many visitors in different networks searched for it: rarer ones may say who
 * did, and one network could show everybody what it likes. */
const wanted = { visitors: 3, limit: 300 };
/** Minutes until it is read again, and until it is tried again. */
const every = { read: 10, failed: 1 };

interface SearchedDeps {
  db: Db;
  now: Clock;
  warn(message: string, error: unknown): void;
}

/** While nothing has been read yet there are none; while the database is away, those read last. */
export function searchedTerms({ db, now, warn }: SearchedDeps) {
  let terms: Record<Language, readonly string[]> = { fi: [], sv: [], en: [] };
  let due: Temporal.Instant | null = null;

  async function read(until: Temporal.Instant): Promise<void> {
    // Not again while it is read, however long that takes.
    due = null;
    let minutes = every.read;
    try {
      terms = await searchedMost(db, { from: until.subtract(period), until }, wanted);
    } catch (error) {
      minutes = every.failed;
      warn('what visitors search for could not be read', error);
    }
    due = now().add({ minutes });
  }

  let reading = read(now());
  return {
    of(language: Language): readonly string[] {
      const at = now();
      if (due && Temporal.Instant.compare(at, due) >= 0) reading = read(at);
      return terms[language];
    },
    /** Ends when nothing is being read. */
    stop: () => reading,
  };
}
