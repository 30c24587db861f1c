/**
 * What a new appraisal begins with: the organisation's usual terms, and the guide's Retail value as asking price. Its
 * condition is for a person to choose.
 */
import type { AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import { COPIED_TERMS } from '@/lib/domain/appraisals/changed-terms/term-scope';
import type { AppraisalTerms } from '@/lib/domain/appraisals/terms';
import { monthOf, type Day } from '@/lib/domain/time/calendar';

export function firstEntries({ values }: AppraisedVehicle, terms: AppraisalTerms, today: Day) {
  const first: Readonly<Record<string, string>> = {
    handOver: monthOf(today),
    ...(values.retail.value === null ? {} : { salePrice: String(values.retail.value) }),
    ...Object.fromEntries(COPIED_TERMS.map((field) => [field, String(terms[field])])),
    vatScheme: 'margin',
  };
  return Object.entries(first).map(([field, value]) => ({ field, value }));
}
