import Link from 'next/link';
import { unvaluedWords } from '@/components/charts/unvalued';
import type { Unvalued } from '@/lib/domain/value-grid';
import { formatMiles } from '@/lib/format';

/** In a panel whose chart would be empty: why, and the full page at the nearest mileage that has values. */
export function OutlookUnvalued({
  unvalued,
  mileage,
  at,
}: {
  unvalued: Unvalued;
  mileage: number;
  /** The full page at a mileage. */
  at: (mileage: number) => string;
}) {
  return (
    <p className="text-sm text-soft">
      No value at {formatMiles(mileage)}. {unvaluedWords(unvalued)}{' '}
      {unvalued.nearest !== null && (
        <Link href={at(unvalued.nearest)} prefetch={false} className="link">
          Show it at {formatMiles(unvalued.nearest)}
        </Link>
      )}
    </p>
  );
}
