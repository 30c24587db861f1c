import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { formatPounds } from '@/lib/format';

/** The price paid, labelled as such; before that, the offer; null if neither is known. */
export function listedPounds({
  offerPounds,
  boughtPounds,
}: Pick<AppraisalSummary, 'offerPounds' | 'boughtPounds'>): string | null {
  if (boughtPounds !== null) return `Paid ${formatPounds(boughtPounds)}`;
  return offerPounds === null ? null : formatPounds(offerPounds);
}
