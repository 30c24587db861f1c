import { Notice } from '@/components/ui/feedback/notice';
import { openingDayNotice } from '@/lib/domain/vehicles/lifecycle';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import type { Day } from '@/lib/domain/time/calendar';

export interface OpeningDayNoticeProps {
  vehicle: DescribedVehicle;
  today: Day;
}

/** On a page opened without a date of a vehicle that is not in production: which day its figures are for. */
export function OpeningDayNotice({ vehicle, today }: OpeningDayNoticeProps) {
  const notice = openingDayNotice(vehicle, today);
  return notice && <Notice title={notice.title}>{notice.text}</Notice>;
}
