/** What a new appraisal begins with: the organisation's usual terms, and the guide's Retail value as asking price. */
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import type { AppraisalTerms } from '@/lib/domain/appraisals/terms';
import { monthOf, type Day } from '@/lib/domain/time/calendar';

export function firstEntries({ values }: AppraisedVehicle, terms: AppraisalTerms, today: Day) {
  const { preparation, preparationVat, warranty, warrantyVat, fees, feesVat, margin, validDays } = terms;
  const first: Readonly<Record<string, string>> = {
    condition: 'clean',
    handOver: monthOf(today),
    ...(values.retail.value === null ? {} : { salePrice: String(values.retail.value) }),
    preparation,
    preparationVat,
    warranty,
    warrantyVat,
    fees,
    feesVat,
    margin,
    vatScheme: 'margin',
    validDays: String(validDays),
  };
  return Object.entries(first).map(([field, value]) => ({ field, value }));
}
