/** Amounts of money as people type them: `2000`, `£2,000`, `2000.50`, `5k`. Pure and browser-safe. */

/** Pence; null if the text is not an amount. Digits may be grouped in threes. */
export function parsePounds(typed: string): number | null {
  const text = typed.normalize('NFKC').toLowerCase().replace('£', '').trim();
  const [, plain, thousands] =
    /^(\d+(?:\.\d{1,2})?|\d{1,3}(?:[,\s]\d{3})+(?:\.\d{1,2})?)$|^(\d+(?:\.\d{1,3})?)\s*k$/.exec(text) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands) * 100_000);
  return plain === undefined ? null : Math.round(Number(plain.replace(/[,\s]/g, '')) * 100);
}
