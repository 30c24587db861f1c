/** Every search by a plate finds the vehicle although an O was typed for a 0. */
import { correctedMark } from '@/lib/domain/vehicles/corrected-mark';
import type { VehicleMark } from '@/lib/domain/vehicles/vehicle-mark';
import { britishDay } from '@/lib/domain/time/calendar';

/** What is found of the vehicle as typed; where that is nothing, of the one whose plate it can only be. */
export async function findTypedOrCorrected<Found>(
  typed: VehicleMark,
  now: Date,
  find: (mark: VehicleMark) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<{ mark: VehicleMark; found: Found }> {
  const found = await find(typed);
  const corrected = isNothing(found) ? correctedMark(typed, britishDay(now)) : null;
  return corrected === null ? { mark: typed, found } : { mark: corrected, found: await find(corrected) };
}
