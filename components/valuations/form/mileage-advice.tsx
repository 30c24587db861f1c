import type { ReactNode } from 'react';
import { MILEAGE_MAX, mileageWarnings, type MileageCheck } from '@/lib/domain/vehicles/mileage';
import { formatCount } from '@/lib/format';

/**
 * What is odd about a typed mileage, with the one that was probably meant as a button; null for nothing odd.
 * @param oldestAgeMonths the most months the vehicle can have been on the road, null when its mark does not say
 */
export function mileageAdvice(
  check: MileageCheck,
  oldestAgeMonths: number | null,
  onApply: (text: string) => void,
): ReactNode {
  const [warning] = check.state === 'miles' ? mileageWarnings(check.miles, oldestAgeMonths) : [];
  if (check.state !== 'miles' || !warning) return null;
  const likelyMiles = check.miles * 1000;
  return (
    <>
      {warning.text}{' '}
      {warning.code === 'too_low_for_age' && likelyMiles > 0 && likelyMiles <= MILEAGE_MAX && (
        <button
          type="button"
          className="link min-h-(--control) font-semibold"
          onClick={() => onApply(formatCount(likelyMiles))}
        >
          Use {formatCount(likelyMiles)}
        </button>
      )}
    </>
  );
}
