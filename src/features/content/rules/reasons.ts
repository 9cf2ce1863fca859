/** What is wrong with a value, in a sentence that begins with where. */
import type { z } from '#platform/http/contract.ts';
import { namedPath, valueAt } from './named-path.ts';

export interface ShapeFault {
  path: PropertyKey[];
  reason: string;
}

type Issue = z.core.$ZodIssue;

/** The faults of an issue; unknown names get one each, so that each is at its own line.
 * @param data the document that it was found in, for the names of entries
 * @param front parts of the path that the place of the fault says already */
export function faultsOfIssue(issue: Issue, data: unknown, front = 0): ShapeFault[] {
  return faultsOf(issue).map(({ path, reason }) => {
    const inside = path.slice(front);
    const within = path.slice(0, front).reduce<unknown>(valueAt, data);
    const where = namedPath(inside, within);
    return { path, reason: [where, reason].filter(Boolean).join(' ') };
  });
}

function faultsOf(issue: Issue): ShapeFault[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      path: [...path, name],
      reason: 'is not known here',
    }));
  }
  if (issue.code === 'invalid_union') return faultsOfUnion(issue);
  return [{ path, reason: what(issue) }];
}

/** Of the shapes that a value may have, the one it comes nearest to: that with the deepest fault. */
function faultsOfUnion({ path, errors, message }: z.core.$ZodIssueInvalidUnion): ShapeFault[] {
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map((one) => one.path.length));
  const [nearest = []] = errors.toSorted((a, b) => depth(b) - depth(a));
  const isOther = errors.length > 0 && depth(nearest) === 0;
  if (!isOther && nearest.length > 0)
    return nearest.flatMap((one) => faultsOf({ ...one, path: [...path, ...one.path] }));
  const kinds = errors.flat().flatMap((one) => (one.code === 'invalid_type' ? kindOf(one) : []));
  const reason = kinds.length > 0 ? `must be ${kinds.join(' or ')}` : `is wrong: ${message}`;
  return [{ path, reason }];
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'names with values',
  record: 'names with values',
};

const kindOf = ({ expected }: z.core.$ZodIssueInvalidType): string => kinds[expected] ?? expected;

function what(issue: Issue): string {
  const { message } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return message.endsWith('received undefined') ? 'is missing' : `must be ${kindOf(issue)}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return message.startsWith('Too small') ? sized('least', issue.minimum, issue) : message;
    case 'too_big':
      return message.startsWith('Too big') ? sized('most', issue.maximum, issue) : message;
    default:
      // Messages of our own begin with a verb; those of shapes that calls share are one word.
      return /^[a-z-]+$/.test(message) ? `is wrong: ${message}` : message;
  }
}

function sized(
  way: 'least' | 'most',
  limit: number | bigint,
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
): string {
  if (issue.origin === 'number' || issue.origin === 'int') return `must be at ${way} ${limit}`;
  if (way === 'least' && Number(limit) === 1) return 'must not be empty';
  const things = issue.origin === 'string' ? 'characters' : 'entries';
  return `must have ${issue.exact ? '' : `at ${way} `}${limit} ${things}`;
}
