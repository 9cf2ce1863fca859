/** One line of what was found. */
export interface Finding {
  ok: boolean;
  what: string;
  found: string;
}
