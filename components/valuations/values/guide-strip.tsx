import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/data/card';
import { vehiclePath } from '@/lib/domain/page-paths';
import type { ComparedBands } from '@/lib/domain/valuations/guide-comparison';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { byAgePath } from '@/components/valuations/by-age/by-age-path';
import { StripAnswer } from './strip-answer';
import { STRIP_TITLE, StripBelow, StripTable } from './strip-table';

export interface GuideStripProps {
  vehicle: {
    readonly kind: VehicleKind;
    readonly identifier: number;
    readonly registered: string;
    readonly mileage: number;
  };
  /** The day that the values are for; today when absent. */
  day?: string;
  /** The values of the valuation beside it. */
  valued?: ComparedBands | null;
  /** Whether a valuation found the mileage outside the guide's range for this derivative. */
  isMileageOutOfRange: boolean;
  /** The derivative, if it is not the page's. */
  name?: string;
  /** The billed prices, offered if the free service has none. */
  marketAction?: ReactNode;
}

/** The monthly edition, the live values and market prices of one derivative side by side. Free, beside the page. */
export function GuideStrip({
  vehicle: { kind, identifier, registered, mileage },
  day,
  valued = null,
  isMileageOutOfRange,
  name,
  marketAction,
}: GuideStripProps) {
  const input = { kind, identifier, registered, mileage, ...(day !== undefined && { day }) };
  return (
    <Card
      title={name === undefined ? STRIP_TITLE : `${STRIP_TITLE}: ${name}`}
      aside={
        <span className="flex flex-wrap gap-x-4 gap-y-6 text-sm sm:gap-y-4 print:hidden">
          <Link
            href={`${vehiclePath({ kind, identifier })}/past?registered=${registered}&mileage=${mileage}`}
            prefetch={false}
            className="link touch-area"
          >
            Value on a past date
          </Link>
          <Link
            href={byAgePath({ kind, identifier }, { registered, mileage: String(mileage) })}
            prefetch={false}
            className="link touch-area"
          >
            By plate, month and date
          </Link>
        </span>
      }
      flush
    >
      <StripAnswer
        title={STRIP_TITLE}
        input={input}
        valued={valued}
        isMileageOutOfRange={isMileageOutOfRange}
        marketAction={marketAction}
      >
        <StripTable comparison={undefined} error={null} />
        <StripBelow />
      </StripAnswer>
    </Card>
  );
}
