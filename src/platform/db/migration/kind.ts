/** What a change does, with the lock it takes and what shoppers and the version before notice of it. */

/** In plain words, for the plan of an upgrade. */
export const locks = {
  nothing: 'locks nothing that is in use',
  moment: 'locks the table for a moment',
  writesMoment: 'lets writes wait for a moment',
  passes: 'lets reads and writes go on',
  rows: 'locks the rows it changes until the file is applied',
  writes: 'lets writes wait until it is done',
  all: 'lets reads and writes wait until it is done',
  unknown: 'may lock anything',
} as const;

export interface Kind {
  /** Of a statement, or of one change of `alter table`; the group `on` is the table. */
  pattern: RegExp;
  does: string;
  lock: keyof typeof locks;
  /** What is wrong with it while the version before serves. */
  breaks?: string;
  /** What is wrong with it while shoppers buy, in any release. */
  stalls?: string;
  /** What to do instead. */
  instead?: string;
}

export const later =
  'stop using it in this release, and take it away in a contraction a release later';

/** Of a pattern: the table that a change locks. */
export const table = '(?<on>[^\\s(]+)';

export const exists = '(?:if (?:not )?exists )?';
