import Link from 'next/link';
import { unvaluedWords } from '@/components/charts/guide/unvalued-notice';
import type { Unvalued } from '@/lib/domain/valuations/value-grid';
import { formatMiles } from '@/lib/format';

/** Replaces an empty chart: why, and a link to the full page at the nearest mileage that has values. */
export function OutlookUnvalued({
  what,
  unvalued,
  mileage,
  addressAt,
}: {
  /** The record itself may have values at the mileage. */
  what: 'forecast' | 'history';
  unvalued: Unvalued;
  mileage: number;
  /** The full page at a mileage. */
  addressAt: (mileage: number) => string;
}) {
  return (
    <p className="text-sm text-soft">
      No {what} at {formatMiles(mileage)}. {unvaluedWords(unvalued)}{' '}
      {unvalued.nearest !== null && (
        <Link href={addressAt(unvalued.nearest)} prefetch={false} className="link">
          Show value at {formatMiles(unvalued.nearest)}
        </Link>
      )}
    </p>
  );
}
