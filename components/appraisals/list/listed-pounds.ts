import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { formatPounds } from '@/lib/format';

/** The price paid, labelled as such; before that, the offer, made or waiting for approval; null if none is known. */
export function listedPounds({
  offerPounds,
  requestedPounds,
  boughtPounds,
}: Pick<AppraisalSummary, 'offerPounds' | 'requestedPounds' | 'boughtPounds'>): string | null {
  if (boughtPounds !== null) return `Paid ${formatPounds(boughtPounds)}`;
  const pounds = offerPounds ?? requestedPounds;
  return pounds === null ? null : formatPounds(pounds);
}
