import type { Derivative, EquipmentItem } from '@/lib/sandbox/catalogue/model';

/** Standard equipment on a day it was sold (earlier and later days give the first and last specification). 15–60 rows. */
export function standardEquipment(derivative: Derivative, date: string): readonly EquipmentItem[] {
  throw new Error(`${derivative.refid} ${date}`);
}
