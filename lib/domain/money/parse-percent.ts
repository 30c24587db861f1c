/** The percentage of a text such as `2.5` or `2.5 %`; null for any other text. */
export function parsePercent(typed: string): number | null {
  const [, digits] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}
