/**
 * A whole number as people type it: `3,650`, `3 650`, `3650`. Digits are grouped by three, or not at all. Pure.
 * @returns null if the text is empty or not a whole number
 */
export function parseCount(text: string): number | null {
  const typed = text.trim();
  return /^(\d{1,9}|\d{1,3}([,\s]\d{3}){1,2})$/.test(typed) ? Number(typed.replace(/[,\s]/g, '')) : null;
}
