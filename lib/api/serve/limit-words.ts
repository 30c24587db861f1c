import type { z } from 'zod';

const COUNTED: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  file: ['byte', 'bytes'],
};

type LimitIssue = Extract<z.core.$ZodIssue, { code: 'too_big' | 'too_small' }>;

export const isLimit = (issue: z.core.$ZodIssue): issue is LimitIssue =>
  issue.code === 'too_big' || issue.code === 'too_small';

/** What a value outside its limit has to be: "be at least 2", "have at most 80 characters". */
export function limitWords(issue: LimitIssue): string {
  const isTop = issue.code === 'too_big';
  const limit = isTop ? issue.maximum : issue.minimum;
  const figure = limit.toLocaleString('en-GB');
  const [one, more] = COUNTED[issue.origin] ?? [];
  if (one !== undefined) return `have ${isTop ? 'at most' : 'at least'} ${figure} ${Number(limit) === 1 ? one : more}`;
  if (issue.inclusive === false) return `be ${isTop ? 'below' : 'above'} ${figure}`;
  return `be ${isTop ? 'at most' : 'at least'} ${figure}`;
}
