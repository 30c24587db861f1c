/** The days a derivative's specification changed, and what changed on each (2 §NVD rows, GetNvdChangeDates). */
import { addDays, addMonths, earlier, firstOfMonth } from '@/lib/sandbox/calendar';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import type { Derivative } from '@/lib/sandbox/catalogue/model';
import { priceHistory } from '@/lib/sandbox/catalogue/prices';
import { technical } from '@/lib/sandbox/catalogue/technical';

export interface ChangeDate {
  readonly date: string;
  readonly modelYear: boolean;
  readonly price: boolean;
  readonly options: boolean;
  readonly equipment: boolean;
  readonly technical: boolean;
}

/** Oldest first; on the day of introduction everything is new. */
export function changeDates(derivative: Derivative, today: string): readonly ChangeDate[] {
  const { introduced } = derivative;
  const end = derivative.runOut === null ? today : earlier(derivative.runOut, today);
  const years = new Set(modelYears(derivative, today).map((year) => year.effectiveFrom));
  const prices = new Set(priceHistory(derivative, today).map((price) => price.from));
  // Law and makers change equipment and technical data with a month.
  const days = new Set([introduced, ...years, ...prices, ...firstsOfMonths(introduced, end)]);
  return [...days]
    .filter((day) => introduced <= day && day <= end)
    .sort()
    .map((date) => {
      const first = date === introduced;
      const before = addDays(date, -1);
      const isNew = (of: (day: string) => unknown): boolean =>
        first || JSON.stringify(of(date)) !== JSON.stringify(of(before));
      return {
        date,
        modelYear: first || years.has(date),
        price: first || prices.has(date),
        // Option lists and their prices are made for a model year.
        options: first || years.has(date),
        equipment: isNew((day) => standardEquipment(derivative, day).map((item) => item.code)),
        technical: isNew((day) => technical(derivative, day)),
      };
    })
    .filter((change) => change.modelYear || change.price || change.equipment || change.technical);
}

function firstsOfMonths(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = addMonths(firstOfMonth(from), 1); day <= to; day = addMonths(day, 1)) days.push(day);
  return days;
}
