import type { z } from 'zod';

/**
 * Reader of what an owner writes: settings of the Worker and `owner.json`. All mistakes of a value are found in one
 * reading, each as words for a person, and none with the value, which may be a key put in the wrong place.
 */

/** What is wrong in a setting: where, and the rest of a sentence that begins with the place. Never a value. */
export type Mistake = { path: readonly PropertyKey[]; what: string };

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of settings',
  record: 'a group of settings',
};

const listed = (values: readonly unknown[]) =>
  values.length === 1 ? JSON.stringify(values[0]) : `one of ${values.join(', ')}`;

function limit(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const [word, value] =
    issue.code === 'too_small'
      ? [issue.inclusive === false ? 'above' : 'at least', issue.minimum]
      : [issue.inclusive === false ? 'below' : 'at most', issue.maximum];
  if (issue.origin === 'string')
    return value === 1 ? 'a text that is not empty' : `a text of ${word} ${value} characters`;
  if (issue.origin === 'array') return `a list of ${word} ${value}`;
  return `a number ${word} ${value}`;
}

/** What a value must be, where its schema does not say it. */
function expected(issue: RawIssue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return listed(issue.values);
  if (issue.code === 'too_small' || issue.code === 'too_big') return limit(issue);
  if (issue.code === 'invalid_union' && issue.options) return listed(issue.options as unknown[]);
  return 'valid';
}

/** Value at a place of a document; undefined where there is none. */
export const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], content);

/** The choice of a union that the value was meant to be: the one whose issues are deepest within it. */
function meant(choices: readonly Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const isWithin = ([first]: Issue[]) => first?.code === 'unrecognized_keys';
  const best = choices.toSorted((one, other) => depth(other) - depth(one))[0];
  return best && (depth(best) > 0 ? best : choices.find(isWithin));
}

function mistakesOfIssue(content: unknown, issue: Issue, at: readonly PropertyKey[]): Mistake[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], what: 'is not a setting' }));
  if (issue.code === 'invalid_key') return [{ path, what: `must be ${issue.issues[0]?.message}` }];
  if (issue.code === 'invalid_union') {
    const inner = meant(issue.errors);
    if (inner) return inner.flatMap((one) => mistakesOfIssue(content, one, path));
    const kinds = issue.errors.flatMap(([first]) => first?.message ?? []);
    const message = issue.message === 'valid' ? [...new Set(kinds)].join(' or ') : issue.message;
    return [{ path, what: missingOr(content, path, message) }];
  }
  return [{ path, what: missingOr(content, path, issue.message) }];
}

const missingOr = (content: unknown, path: readonly PropertyKey[], message: string) =>
  `${valueAt(content, path) === undefined ? 'is missing: it ' : ''}must be ${message}`;

/** Reads a value by a schema whose messages say what a value must be: *an e-mail address*. @returns all mistakes */
export function readBy<Output>(
  schema: z.ZodType<Output>,
  content: unknown,
): { data: Output; mistakes: [] } | { data: null; mistakes: Mistake[] } {
  const parsed = schema.safeParse(content, { error: expected });
  if (parsed.success) return { data: parsed.data, mistakes: [] };
  return {
    data: null,
    mistakes: parsed.error.issues.flatMap((issue) => mistakesOfIssue(content, issue, [])),
  };
}
