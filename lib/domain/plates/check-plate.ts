/** The free checks of a typed registration mark, before a look-up is paid for. */
import { Fault } from '@/lib/fault';
import { formatDate, formatList, formatPlateAge } from '@/lib/format';
import { monthsBetween, type Day } from '@/lib/domain/time/calendar';
import { foreignMark } from './foreign-marks';
import { plateCandidates } from './plate-candidates';
import { normalisePlate, PLATE_LENGTH_MAX, readPlate, type PlateReading } from './plate-shapes';
import type { Because } from '@/lib/domain/provenance';
import { checkVin, type VinCheck } from '@/lib/domain/vehicles/vin';

export interface PlateWarning {
  readonly code: 'shape' | 'impossible_letter' | 'newer_than_today' | 'unissued_tag' | 'no_age' | 'jersey';
  readonly text: string;
}

export type PlateCheck =
  | { readonly state: 'empty' }
  /** A VIN was typed into the plate field. */
  | { readonly state: 'vin'; readonly vin: VinCheck }
  /** No look-up can answer it; the only state that is never sent. */
  | {
      readonly state: 'refused';
      readonly plate: string;
      readonly because: Because;
      readonly candidates: PlateReading[];
    }
  /** It has a UK format. `candidates` are other readings, offered if there are warnings. */
  | {
      readonly state: 'fits';
      readonly reading: PlateReading;
      readonly warnings: PlateWarning[];
      readonly candidates: PlateReading[];
    }
  /** No UK format: "Did you mean …?" with the candidates, but it may be sent unchanged. */
  | {
      readonly state: 'odd';
      readonly plate: string;
      readonly warnings: PlateWarning[];
      /**
       * The only UK mark that differs in one look-alike character; a form puts it into its field, visible to the
       * person.
       */
      readonly correction: PlateReading | null;
      readonly candidates: PlateReading[];
    };

const VIN_LENGTH_NEAR = 14;

/** @param today decides which marks cannot have been issued yet */
export function checkPlate(typed: string, today: Day): PlateCheck {
  const plate = normalisePlate(typed);
  if (plate === '') return { state: 'empty' };
  if (plate.length >= VIN_LENGTH_NEAR) return { state: 'vin', vin: checkVin(plate) };

  const because = foreignMark(plate) ?? notAMark(plate);
  if (because) return { state: 'refused', plate, because, candidates: otherReadings(plate, today) };

  const reading = readPlate(plate);
  if (!reading) {
    const candidates = otherReadings(plate, today);
    return {
      state: 'odd',
      plate,
      warnings: [shapeWarning(plate)],
      correction: onlyNearest(plate, candidates),
      candidates,
    };
  }
  const warnings = warningsOf(reading, today);
  const doubted = warnings.some(({ code }) => code === 'newer_than_today' || code === 'unissued_tag');
  return { state: 'fits', reading, warnings, candidates: doubted ? otherReadings(plate, today) : [] };
}

/** The mark to send, normalised, with its warnings. @throws Fault at the field for a mark that no look-up can answer */
export function acceptPlate(typed: string, today: Day): { plate: string; warnings: PlateWarning[] } {
  const check = checkPlate(typed, today);
  switch (check.state) {
    case 'fits':
      return { plate: check.reading.plate, warnings: check.warnings };
    case 'odd':
      return { plate: check.plate, warnings: check.warnings };
    case 'refused':
      throw new Fault('invalid_input', { message: check.because.reason, fix: check.because.next, field: 'plate' });
    case 'vin':
      throw new Fault('invalid_input', {
        message: 'This is a VIN, not a reg.',
        fix: 'Enter it under Value, By VIN.',
        field: 'plate',
      });
    case 'empty':
      throw new Fault('invalid_input', {
        message: 'No reg was entered.',
        fix: 'Enter the reg, such as AB12 CDE.',
        field: 'plate',
      });
  }
}

/** "Did you mean AB21 CDE or A821 CDE?"; null without candidates. */
export function didYouMean(candidates: readonly PlateReading[]): string | null {
  if (candidates.length === 0) return null;
  return `Did you mean ${formatList(candidates.map(({ display }) => display)).replace(' and ', ' or ')}?`;
}

/** "71 plate (Sep 21–Feb 22)"; null for a mark without a year. */
export function plateAgeWords({ period }: PlateReading): string | null {
  return period && formatPlateAge(period.identifier, period.from, period.to);
}

/**
 * The most months for which the vehicle can have been registered, by its mark. A mark may make a vehicle look older
 * than it is, never newer, so this is an upper limit; null if the mark has no year or is not in use yet.
 */
export function oldestAgeMonths(reading: PlateReading, today: Day): number | null {
  return reading.period === null || isFuture(reading, today) ? null : monthsBetween(reading.period.from, today);
}

/** Computed only for a mark with warnings: most of the ten thousand rows of a list have none. */
function otherReadings(plate: string, today: Day): PlateReading[] {
  return plateCandidates(plate).filter((reading) => reading.plate !== plate && !isFuture(reading, today));
}

/** The one reading with a single character changed; null if there are several, or none. */
function onlyNearest(plate: string, candidates: readonly PlateReading[]): PlateReading | null {
  const near = candidates.filter((reading) => {
    const changed = Array.from(reading.plate).filter((letter, index) => letter !== plate[index]);
    return changed.length === 1;
  });
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isFuture({ period }: PlateReading, today: Day): boolean {
  return period !== null && period.from > today;
}

function notAMark(plate: string): Because | null {
  const next = 'Enter the reg as shown on the plate, such as AB12 CDE, or the VIN’s 17 characters.';
  if (/[^A-Z0-9]/.test(plate)) return { reason: 'A reg has only letters and digits.', next };
  if (plate.length > PLATE_LENGTH_MAX)
    return { reason: `A UK reg has at most ${PLATE_LENGTH_MAX} characters; this has ${plate.length}.`, next };
  if (/^[A-Z]+$/.test(plate) && plateCandidates(plate).length === 0)
    return { reason: 'A UK reg has at least one digit.', next };
  return null;
}

function shapeWarning(plate: string): PlateWarning {
  if (/^[A-Z]{2}\d{2}[A-Z]{3}$/.test(plate)) {
    if (/0[01]/.test(plate))
      return {
        code: 'impossible_letter',
        text: `No UK reg has the age identifier ${plate.slice(2, 4)}.`,
      };
    const letters = [...new Set(Array.from(plate.matchAll(/[IQ]|^.?Z/g), ([found]) => found.slice(-1)))];
    return {
      code: 'impossible_letter',
      text: letters.includes('Z')
        ? 'In a UK reg, Z can only be one of the last three letters.'
        : `The ${letters.length > 1 ? 'letters' : 'letter'} ${formatList(letters)} ${letters.length > 1 ? 'are' : 'is'} not used in a UK reg of this format.`,
    };
  }
  return {
    code: 'shape',
    text: 'This is not a UK reg format. The look-up may find nothing and still be charged.',
  };
}

function warningsOf(reading: PlateReading, today: Day): PlateWarning[] {
  const warnings: PlateWarning[] = [];
  const { plate, shape, period } = reading;
  if (period && isFuture(reading, today))
    warnings.push({
      code: 'newer_than_today',
      text: `${period.identifier} plates start on ${formatDate(period.from)}, so this reg is not in use yet.`,
    });
  // INF104: no memory tag starts with these.
  if (shape === 'current' && /^[JTUX]/.test(plate))
    warnings.push({
      code: 'unissued_tag',
      text: `UK regs rarely start with ${plate.slice(0, 1)} – check it.`,
    });
  if (shape === 'q')
    warnings.push({
      code: 'no_age',
      text: 'Q plate: the vehicle’s age or identity was not known when it was registered.',
    });
  if (/^J\d{1,4}$/.test(plate))
    warnings.push({ code: 'jersey', text: 'This may be a Jersey reg, which is not on the UK register.' });
  return warnings;
}
