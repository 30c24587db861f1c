'use client';

import { Icon } from '@/components/ui/data/icon';
import { agreementFindings, positionWords } from '@/lib/domain/valuations/guide-agreement';
import type { ComparedBands, GuideComparison } from '@/lib/domain/valuations/guide-comparison';
import { comparisonReasons } from '@/lib/domain/valuations/missing/no-value-words';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import { formatDate, formatMonthLong } from '@/lib/format';

export interface StripFindingsProps {
  comparison: GuideComparison;
  /** The values of the valuation beside it. */
  valued: ComparedBands | null;
  isMileageOutOfRange: boolean;
}

/** The edition and day of the figures, what disagrees, the editor's comments, and why a source has none. */
export function StripFindings({ comparison, valued, isMileageOutOfRange }: StripFindingsProps) {
  const { guide, live, market } = comparison;
  const missing = comparisonReasons(
    [guide, live, market].flatMap((result) => (result.value === null ? [result.because] : [])),
    isMileageOutOfRange,
  );
  return (
    <>
      {agreementFindings({ guide, live, market, valued }).map(({ key, isDisagreement, words }) => (
        <p key={key} className={isDisagreement ? 'flex items-start gap-1.5 font-semibold' : undefined}>
          {isDisagreement && <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-warning" />}
          {words}
        </p>
      ))}
      {live.value !== null && <LiveComments position={live.value} />}
      {missing.map((because) => (
        <MissingSource key={because.reason} because={because} />
      ))}
      <p className="text-soft">
        {guide.value !== null && `${SOURCES.guide.title}: edition of ${formatMonthLong(guide.value.editionDay)}. `}
        {market.value !== null && `${SOURCES.market.title}: asking prices from low to high, not sold prices.`}
      </p>
    </>
  );
}

function LiveComments({ position }: { position: NonNullable<GuideComparison['live']['value']> }) {
  const { day, isMonthlyPosition, comments } = position;
  const reported = [positionWords(isMonthlyPosition), comments.length > 0 && `editor: “${comments.join(' ')}”`];
  return <p className="text-soft">{[`Live: values of ${formatDate(day)}`, ...reported].filter(Boolean).join(' · ')}</p>;
}

const MissingSource = ({ because: { reason, next } }: { because: Because }) => (
  <p>
    {reason} {next}
  </p>
);
