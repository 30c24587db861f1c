/** Why the guide found no vehicle to value: by what was entered, and by what the look-up found. */
import { formatMiles } from '@/lib/format';
import type { Because } from '@/lib/domain/provenance';
import { SOURCES } from '@/lib/domain/source-names';
import type { ValuationRecord } from '../valuation';

export type EntryKind = ValuationRecord['kind'];

/** What the look-up found: the vehicle in the guide, a vehicle that the guide does not have, or nothing. */
export type LookUpFinding = 'in guide' | 'elsewhere' | 'nothing';

const ENTERED: Readonly<Record<EntryKind, string>> = { plate: 'reg', identifier: 'guide ID', vin: 'VIN' };

const OTHERWISE: Readonly<Record<EntryKind, string>> = {
  plate: 'value the vehicle by guide ID',
  identifier: 'value the vehicle by reg',
  vin: 'value the vehicle by reg or guide ID',
};

export function noVehicleWords(kind: EntryKind, finding: LookUpFinding): Because {
  const entered = ENTERED[kind];
  switch (finding) {
    case 'in guide':
      return {
        reason: `${SOURCES.guide.atStart} found no vehicle for this ${entered}, but the look-up did.`,
        next: 'Value the derivative it found (up to 1 credit).',
      };
    case 'elsewhere':
      return {
        reason: `The vehicle was found, but ${SOURCES.guide.inText} does not have it: it may be too old or too rare.`,
        next: `If its derivative is among the vehicles, value it by guide ID. If not, ${SOURCES.guide.inText} has no value for it.`,
      };
    case 'nothing':
      return {
        reason: `${SOURCES.guide.atStart} has no vehicle for this ${entered}.`,
        next: `Check the ${entered}. If it is right, ${OTHERWISE[kind]}.`,
      };
  }
}

/** Beside what can be done with a record: why it cannot be appraised, and what to do instead. Null if it can. */
export function noAppraisalWords({
  identity: { vehicle },
  values: { clean },
}: {
  readonly identity: { readonly vehicle: object | null };
  readonly values: Pick<ValuationRecord['values'], 'clean'>;
}): string | null {
  if (vehicle !== null) return null;
  const next = clean.value === null ? [clean.because.next] : [];
  return [`An appraisal starts from a vehicle in ${SOURCES.guide.inText}, and none was found here.`, ...next].join(' ');
}

/** Of a vehicle that a VIN has identified. @param mileage entered with the VIN; null without one */
export const valueByGuideIdWords = (mileage: number | null): string =>
  `${mileage === null ? 'Add the mileage to value it' : `Value it at ${formatMiles(mileage)}`} (up to 1 credit).`;
