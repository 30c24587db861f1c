/**
 * The percentage of a text such as `2.5` or `2.5 %`; null for any other text.
 * @param decimalsMax a rate of interest has up to four
 */
export function parsePercent(typed: string, decimalsMax: 2 | 4 = 2): number | null {
  const [, digits, decimals = ''] = /^(\d{1,3}(?:\.(\d{1,4}))?)\s*%?$/.exec(typed.normalize('NFKC').trim()) ?? [];
  return digits === undefined || decimals.length > decimalsMax ? null : Number(digits);
}
