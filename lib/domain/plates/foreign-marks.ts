/**
 * Marks that look like UK ones but belong to places and uses that no look-up covers: refused before a look-up is paid
 * for.
 */
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';

const BY_VIN = 'If the vehicle was registered in the UK before, look it up by VIN.';

/**
 * MN and MAN were never issued in the UK; Jersey marks of up to four digits look like old Durham ones, so they pass.
 */
const FOREIGN: readonly { pattern: RegExp; because: Because }[] = [
  {
    pattern: /^(?:MAN|[A-Z]?MN)\d{1,4}[A-Z]?$|^\d{1,4}[A-Z]?(?:MAN|MN)$|^[1-9]MAN\d{1,2}[A-Z]?$/,
    because: { reason: 'This is an Isle of Man reg. It is not on the UK register.', next: BY_VIN },
  },
  {
    pattern: /^J\d{5,6}$/,
    because: { reason: 'This is a Jersey reg. It is not on the UK register.', next: BY_VIN },
  },
  {
    pattern: /^0\d{4}$/,
    because: {
      reason: 'This is a trade plate. It belongs to a business, not a vehicle.',
      next: 'Use the vehicle’s own reg or its VIN.',
    },
  },
  {
    pattern: /^\d{1,5}$/,
    because: {
      reason: 'A number without letters is a Guernsey reg or a trade plate. It is not on the UK register.',
      next: BY_VIN,
    },
  },
  {
    pattern: /^[A-Z]{2}\d{2}[A-Z]{2}$|^\d{2}[A-Z]{2}\d{2}$/,
    because: {
      reason: 'This is a military reg, or a letter is missing: a current reg ends in three letters.',
      next: `Check the reg. ${SOURCES.guide.atStart} does not value military vehicles.`,
    },
  },
];

/** Why a mark cannot be looked up, or null if it can. @param plate normalised */
export function foreignMark(plate: string): Because | null {
  return FOREIGN.find(({ pattern }) => pattern.test(plate))?.because ?? null;
}
