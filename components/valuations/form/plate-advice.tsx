import type { PlateCheck } from '@/lib/domain/plates/check-plate';
import type { PlateReading } from '@/lib/domain/plates/plate-shapes';
import { formatPlateAge } from '@/lib/format';

export interface PlateAdviceProps {
  check: PlateCheck;
  /** Puts another reading into the field. */
  onApply: (display: string) => void;
}

/** Free advice on an entered plate or VIN. Nothing is refused before the form is submitted. */
export function PlateAdvice({ check, onApply }: PlateAdviceProps) {
  const { sentences, candidates } = plateAdvice(check);
  return (
    <>
      {sentences.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {candidates.length > 0 && (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
          Did you mean
          {candidates.slice(0, 4).map(({ plate, display }, index) => (
            <span key={plate}>
              {index > 0 && 'or '}
              <button type="button" className="link min-h-(--control) font-semibold" onClick={() => onApply(display)}>
                {display}
              </button>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** Whether there is advice. */
export function hasAdvice(check: PlateCheck): boolean {
  const { sentences, candidates } = plateAdvice(check);
  return sentences.length > 0 || candidates.length > 0;
}

function plateAdvice(check: PlateCheck): {
  sentences: string[];
  candidates: readonly Pick<PlateReading, 'plate' | 'display'>[];
} {
  switch (check.state) {
    case 'empty':
      return { sentences: [], candidates: [] };
    case 'vin': {
      const { vin } = check;
      if (vin.state !== 'vin')
        return { sentences: vin.state === 'refused' ? [vin.because.reason] : [], candidates: [] };
      const suggestion = vin.suggestion ? [{ plate: vin.suggestion, display: vin.suggestion }] : [];
      return { sentences: vin.warnings.map(({ text }) => text), candidates: suggestion };
    }
    case 'refused':
      return { sentences: [`${check.because.reason} ${check.because.next}`], candidates: check.candidates };
    default:
      return { sentences: check.warnings.map(({ text }) => text), candidates: check.candidates };
  }
}

/** A hint beside the label: the age of a plate, or the maker of a VIN. */
export function plateHint(check: PlateCheck): string | null {
  if (check.state === 'fits' && check.reading.period) {
    const { identifier, from, to } = check.reading.period;
    return formatPlateAge(identifier, from, to);
  }
  if (check.state === 'vin' && check.vin.state === 'vin')
    return `VIN${check.vin.maker ? ` of ${check.vin.maker}` : ''}`;
  return null;
}
