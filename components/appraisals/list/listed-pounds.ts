import type { AppraisalSummary } from '@/lib/domain/appraisals/appraisal';
import { formatPounds } from '@/lib/format';

type ListedPounds = Pick<AppraisalSummary, 'offerPounds' | 'requestedPounds' | 'unmadePounds' | 'boughtPounds'>;

/**
 * The price paid, labelled as such; before that, the offer, made or waiting for approval; of a
 * lost appraisal what was entered and not made, labelled as such. Null if none is known.
 */
export function listedPounds({
  offerPounds,
  requestedPounds,
  unmadePounds,
  boughtPounds,
}: ListedPounds): string | null {
  if (boughtPounds !== null) return `Paid ${formatPounds(boughtPounds)}`;
  const pounds = offerPounds ?? requestedPounds;
  if (pounds !== null) return formatPounds(pounds);
  return unmadePounds === null ? null : `${formatPounds(unmadePounds)} not made`;
}
