import { isDeviceOthers } from '@/components/layout/device/page-owner';
import { addWaitingCar } from '@/components/layout/device/waiting-cars';
import { showToast } from '@/components/ui/feedback/toast-store';
import type { PlateValuationRequest } from '@/components/valuations/form/valuation-request';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';

/**
 * Offline, saves a car on this device for later, and says so in a message. Nothing is sent.
 * @param request what the form would send
 * @returns whether it was saved: a VIN, or a car without a mileage, cannot be, nor a car on another person's device
 */
export function keepForLater(request: PlateValuationRequest | null): boolean {
  if (request === null || request.vin !== undefined || request.mileage === undefined) return false;
  const { plate, mileage } = request;
  if (isDeviceOthers()) {
    showToast(`Another person is signed in in this browser now, so ${formatPlate(plate)} is not saved.`);
    return false;
  }
  addWaitingCar({ plate, mileage });
  showToast(`You are offline. ${formatPlate(plate)} is saved on this device, under “Waiting to be valued”.`);
  return true;
}
