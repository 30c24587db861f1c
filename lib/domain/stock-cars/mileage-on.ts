/** The mileage of a car in stock on a day, from its last reading and its own miles a month. */
import { calendarMonthsBetween, type Day } from '@/lib/domain/time/calendar';
import { MILEAGE_MAX } from '@/lib/domain/vehicles/mileage';

export interface CarMileage {
  readonly mileage: number;
  readonly mileageOn: Day;
  readonly milesPerMonth: number;
}

/** By whole calendar months, backwards too; never below 0. @param day the first of the edition's month */
export function mileageOn({ mileage, mileageOn: readOn, milesPerMonth }: CarMileage, day: Day): number {
  return Math.min(MILEAGE_MAX, Math.max(0, mileage + calendarMonthsBetween(readOn, day) * milesPerMonth));
}
