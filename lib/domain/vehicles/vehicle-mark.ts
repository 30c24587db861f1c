/** Whether a text names one vehicle: such a text never stands in an address, which is logged and shared. */
import { normalisePlate, readPlate } from '@/lib/domain/plates/plate-shapes';
import { checkVin } from './vin';

/** A text that is a plate, or has a VIN in it. */
export function namesVehicle(text: string): boolean {
  if (/\d/.test(text) && readPlate(normalisePlate(text)) !== null) return true;
  return [text, ...text.split(/\s+/)].some((part) => /\d/.test(part) && checkVin(part).state === 'vin');
}
