import { showToast } from '@/components/ui/feedback/toast-store';
import { formatPlural } from '@/lib/format';
import { waitingCarsStore } from './waiting-cars';

/** Says, once the device is online again, how many cars can be valued now; nothing without such cars. */
export function reportWaitingCars(): void {
  const { length } = waitingCarsStore.getState().cars;
  if (length === 0) return;
  showToast(`You are online again. ${formatPlural(length, 'car')} saved on this device can be valued now.`, {
    label: 'See the price',
    href: '/',
  });
}
