import { checkPlate } from '@/lib/domain/plates/check-plate';
import type { Day } from '@/lib/domain/time/calendar';
import type { VehicleMark } from './vehicle-mark';

/** The only UK plate that differs from the typed one in a look-alike character; null if there is none, or several. */
export function correctedMark(typed: VehicleMark, today: Day): VehicleMark | null {
  const check = typed.plate ? checkPlate(typed.plate, today) : null;
  const plate = check?.state === 'odd' ? check.correction?.plate : undefined;
  return plate === undefined ? null : { subject: plate, plate };
}
