import { StartRefused } from '#platform/errors.ts';

/** Ends an import that fails with one sentence for the merchant, such as that a file cannot be read. */
export const inOneSentence = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw new StartRefused(sentenceOf(error));
  });

/** For a failed SQL statement only the cause: its text may contain data. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const why = error.message.startsWith('Failed query') ? error.cause : error;
  return why instanceof Error ? why.message || String((why as { code?: string }).code) : error.name;
}
