import type { EntryWarning } from './valuation';

/** The warnings about what was typed into one field, as records say them. */
export const entryWarnings = (
  field: EntryWarning['field'],
  warnings: readonly { readonly code: string; readonly text: string }[],
): EntryWarning[] => warnings.map(({ code, text }) => ({ field, code, text }));
