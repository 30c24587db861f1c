import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';

/** P11D value in pence: the service's price, and the list prices of what it does not take. */
export function p11dPence({ p11d, leftOut }: CompanyCarFigures): number | null {
  const total = p11d.value?.p11d.totalPence ?? null;
  return total === null ? null : total + leftOut.reduce((sum, { pence }) => sum + (pence ?? 0), 0);
}
