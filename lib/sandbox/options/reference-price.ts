/**
 * The price of a reference car's option, with VAT, in whole pounds: VAT is a fifth of the basic price, in every year.
 */
export function referencePrice(pounds: number | null): { basicPence: number | null; vatPence: number | null } {
  if (pounds === null) return { basicPence: null, vatPence: null };
  const basicPence = Math.round((pounds * 100) / 1.2);
  return { basicPence, vatPence: pounds * 100 - basicPence };
}
