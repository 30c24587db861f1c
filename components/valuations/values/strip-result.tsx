'use client';

import type { ReactNode } from 'react';
import type { ComparedBands, GuideComparison } from '@/lib/domain/valuations/guide-comparison';
import { hasNoFreeMarketPrices } from '@/lib/domain/valuations/missing/no-value-words';
import type { Fault } from '@/lib/fault';
import { formatMiles } from '@/lib/format';
import { StripFindings } from './strip-findings';
import { StripBelow, StripTable } from './strip-table';

export interface StripResultProps {
  comparison: GuideComparison | undefined;
  error: Fault | null;
  valued: ComparedBands | null;
  isMileageOutOfRange: boolean;
  /** The billed prices, offered where the free service has none. */
  marketAction: ReactNode;
}

/** The figures and what follows from them, or why there are none. */
export function StripResult({ comparison, error, valued, isMileageOutOfRange, marketAction }: StripResultProps) {
  return (
    <>
      <StripTable comparison={comparison} error={error} />
      <StripBelow>
        {error && (
          <p>
            {error.message} {error.fix}
          </p>
        )}
        {comparison && (
          <StripFindings comparison={comparison} valued={valued} isMileageOutOfRange={isMileageOutOfRange} />
        )}
        {comparison && hasNoFreeMarketPrices(comparison.market) && marketAction && (
          <div className="pt-2 print:hidden">{marketAction}</div>
        )}
        {comparison && (
          <p className="text-xs text-faint">At {formatMiles(comparison.mileage)}. These figures are free.</p>
        )}
      </StripBelow>
    </>
  );
}
