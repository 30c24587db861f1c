/**
 * A whole number as people type it: `3,650`, `3 650`, `3650`; grouping, where used, is of threes. Pure.
 * @returns null where it is none, and where nothing is typed
 */
export function parseCount(text: string): number | null {
  const typed = text.trim();
  return /^(\d{1,9}|\d{1,3}([,\s]\d{3}){1,2})$/.test(typed) ? Number(typed.replace(/[,\s]/g, '')) : null;
}
