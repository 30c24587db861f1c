/** Texts that identify one vehicle. They must never be in a URL, because URLs are logged and shared. */
import { Fault } from '@/lib/fault';
import { plateCandidates } from '@/lib/domain/plates/plate-candidates';
import { formatPlate, normalisePlate, PLATE_LENGTH_MAX, readPlate } from '@/lib/domain/plates/plate-shapes';
import { checkVin } from './vin';

/** A text that is a plate, is a current one but for look-alike characters, or contains a VIN. */
export function namesVehicle(text: string): boolean {
  const plate = normalisePlate(text);
  if (/\d/.test(plate) && (readPlate(plate) ?? plateCandidates(plate)[0]?.shape === 'current')) return true;
  return [text, ...text.split(/\s+/)].some((part) => /\d/.test(part) && checkVin(part).state === 'vin');
}

/** The key by which one vehicle's records are found. */
export interface VehicleMark {
  /** A plate or VIN, normalised. */
  readonly subject: string;
  /** null if it is a VIN. */
  readonly plate: string | null;
}

/** A plate as displayed, or the VIN. */
export const showMark = ({ subject, plate }: VehicleMark): string => (plate ? formatPlate(plate) : subject);

/** A whole plate, in any format, or a VIN; null if the text can be neither. */
export function vehicleMarkIn(text: string): VehicleMark | null {
  const vin = checkVin(text);
  if (vin.state === 'vin') return { subject: vin.vin, plate: null };
  const plate = normalisePlate(text);
  const isPlate =
    plate.length <= PLATE_LENGTH_MAX && /^[A-Z0-9]+$/.test(plate) && /\d/.test(plate) && /[A-Z]/.test(plate);
  return isPlate ? { subject: plate, plate } : null;
}

/** Whether it cannot be part of a name too, as “X5” and “320d” can: a VIN, or a plate of the current shape. */
export const isMarkAlone = ({ plate }: VehicleMark): boolean => plate === null || readPlate(plate)?.shape === 'current';

/** @throws Fault invalid_input at the field `text` */
export function acceptVehicleMark(text: string): VehicleMark {
  const mark = vehicleMarkIn(text);
  if (mark) return mark;
  throw new Fault('invalid_input', {
    message: 'This is not a plate or VIN.',
    fix: 'Enter the whole plate, such as AB12 CDE, or the 17 characters of the VIN.',
    field: 'text',
  });
}
