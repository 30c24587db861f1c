import type { MileageCheck } from '@/lib/domain/vehicles/mileage';
import type { PlateCheck } from '@/lib/domain/plates/check-plate';
import type { Because } from '@/lib/domain/provenance';

export type PlateValuationRequest = { plate: string; mileage?: number; vin?: undefined } | { vin: string };

/** What would be submitted from the text typed so far; null while there is nothing to submit. */
export function valuationRequest(check: PlateCheck, miles: MileageCheck): PlateValuationRequest | null {
  const mileage = miles.state === 'miles' ? { mileage: miles.miles } : {};
  switch (check.state) {
    case 'vin':
      return check.vin.state === 'vin' ? { vin: check.vin.vin } : null;
    case 'fits':
      return { plate: check.reading.plate, ...mileage };
    case 'odd':
      return { plate: check.plate, ...mileage };
    default:
      return null;
  }
}

/** A plate without a mileage is not valued: its latest valuation opens, or the form reports the missing mileage. Free. */
export const isPlateAlone = (check: PlateCheck, miles: MileageCheck): boolean =>
  miles.state === 'empty' && check.state !== 'vin' && valuationRequest(check, miles) !== null;

export interface PlateFormRefusals {
  plate?: string | undefined;
  mileage?: string | undefined;
}

/** What is wrong and what to do, shown at a field. */
export const becauseSentence = ({ reason, next }: Because) => `${reason} ${next}`;

/** Why a form cannot be submitted, by field. */
export function plateFormRefusals(check: PlateCheck, miles: MileageCheck): PlateFormRefusals {
  if (check.state === 'vin') {
    return {
      plate: check.vin.state === 'refused' ? becauseSentence(check.vin.because) : undefined,
      // Not needed, but one that was typed goes into the record.
      mileage: miles.state === 'refused' ? becauseSentence(miles.because) : undefined,
    };
  }
  return {
    plate:
      check.state === 'empty'
        ? 'Enter the reg, such as AB12 CDE, or the VIN.'
        : check.state === 'refused'
          ? becauseSentence(check.because)
          : undefined,
    mileage: mileageRefusal(miles),
  };
}

const ENTER_REG = 'Enter the UK reg, such as AB12 CDE.';

/** The same without a connection: no sentence suggests a VIN, which could not be looked up. */
export function offlineFormRefusals(check: PlateCheck, miles: MileageCheck): PlateFormRefusals {
  switch (check.state) {
    case 'vin':
      return { plate: `A VIN can be looked up only with a connection. ${ENTER_REG}` };
    case 'empty':
      return { plate: ENTER_REG, mileage: mileageRefusal(miles) };
    case 'refused':
      return { plate: `${check.because.reason} ${ENTER_REG}`, mileage: mileageRefusal(miles) };
    default:
      return plateFormRefusals(check, miles);
  }
}

/** What is wrong with a mileage that is needed; undefined if it can be used. */
export function mileageRefusal(miles: MileageCheck): string | undefined {
  if (miles.state === 'miles') return undefined;
  return miles.state === 'refused' ? becauseSentence(miles.because) : 'Enter the mileage, such as 62,480 or 62k.';
}

/** What a look-up without a value would send, for its price; null while there is nothing to send. */
export function lookUpPreviewInput(check: PlateCheck): { plate: string; only: 'look-up' } | { vin: string } | null {
  const request = valuationRequest(check, { state: 'empty' });
  if (request === null) return null;
  return request.vin === undefined ? { plate: request.plate, only: 'look-up' } : request;
}
