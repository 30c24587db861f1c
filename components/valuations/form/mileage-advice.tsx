import { mileageWarnings, type MileageCheck } from '@/lib/domain/vehicles/mileage';
import { formatCount } from '@/lib/format';

export interface MileageAdviceProps {
  check: MileageCheck;
  /** The most months the vehicle can have been on the road; null when its plate does not show its age. */
  oldestAgeMonths: number | null;
  /** Puts the suggested mileage into the field. */
  onApply: (text: string) => void;
}

/** Whether there is advice. */
export function hasMileageAdvice(check: MileageCheck, oldestAgeMonths: number | null): boolean {
  return check.state === 'miles' && mileageWarnings(check.miles, oldestAgeMonths).length > 0;
}

/** What is doubtful about an entered mileage, with the likely one as a button. */
export function MileageAdvice({ check, oldestAgeMonths, onApply }: MileageAdviceProps) {
  const [warning] = check.state === 'miles' ? mileageWarnings(check.miles, oldestAgeMonths) : [];
  if (check.state !== 'miles' || !warning) return null;
  const { likelyMiles } = warning;
  return (
    <>
      {warning.text}{' '}
      {likelyMiles !== undefined && (
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
