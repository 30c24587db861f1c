import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { formatPounds } from '@/lib/format';

/** What was paid, marked as that; before it what is offered; null where neither is known. */
export function listedPounds({
  offerPounds,
  boughtPounds,
}: Pick<AppraisalSummary, 'offerPounds' | 'boughtPounds'>): string | null {
  if (boughtPounds !== null) return `Paid ${formatPounds(boughtPounds)}`;
  return offerPounds === null ? null : formatPounds(offerPounds);
}
