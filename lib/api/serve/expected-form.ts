/** What a field takes, in a sentence for a person and for the author of a program. */
import type { z } from 'zod';

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-12-31',
  datetime: 'a moment such as 2026-12-31T09:30:00Z',
  uuid: 'an id, such as 3f0c9a52-6d1e-4b7a-9c58-2e7d41b0a6f3',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
  file: 'a file',
};

/** `It takes car, van.`; null if the issue does not show what is expected. */
export function expectedForm(issue: z.core.$ZodIssue): string | null {
  const forms = [...new Set(formsOf(issue))];
  return forms.length === 0 ? null : `It takes ${forms.join(', or ')}.`;
}

function formsOf(issue: z.core.$ZodIssue): string[] {
  switch (issue.code) {
    case 'invalid_value':
      return [issue.values.map((value) => (value === '' ? 'an empty text' : String(value))).join(', ')];
    case 'invalid_format': {
      const form = FORMATS[issue.format];
      return form === undefined ? [] : [form];
    }
    case 'invalid_type':
      return [TYPES[issue.expected] ?? issue.expected];
    case 'invalid_union':
      return issue.errors.flatMap((issues) => issues.slice(0, 1).flatMap(formsOf));
    default:
      return [];
  }
}
