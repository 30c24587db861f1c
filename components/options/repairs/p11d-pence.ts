import type { CompanyCarFigures } from '@/lib/domain/tax/company-car/company-car';

/** P11D value in pence: the service's price, plus list prices of options the service does not accept. */
export function p11dPence({ p11d, leftOut }: CompanyCarFigures): number | null {
  const total = p11d.value?.p11d.totalPence ?? null;
  return total === null ? null : total + leftOut.reduce((sum, { pence }) => sum + (pence ?? 0), 0);
}
