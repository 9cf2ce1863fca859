/** The value that a table has for a refusal code; undefined for an unknown code. Tables list every code of a
 * call, as `Record<RefusalCode<typeof call>, …>`. */
export const ofCode = <Code extends string, Value>(
  table: Readonly<Record<Code, Value>>,
  code: string | undefined | null,
): Value | undefined => (code && Object.hasOwn(table, code) ? table[code as Code] : undefined);
