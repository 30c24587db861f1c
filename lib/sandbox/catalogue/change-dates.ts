/** The days a derivative's specification changed, and what changed on each (2 §NVD rows, GetNvdChangeDates). */
import { addMonths, earlier, firstOfMonth } from '@/lib/sandbox/time/calendar';
import { standardEquipment } from '@/lib/sandbox/catalogue/equipment';
import { modelYears } from '@/lib/sandbox/catalogue/life';
import type { CatalogueDerivative } from '@/lib/sandbox/catalogue/catalogue-model';
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
export function changeDates(derivative: CatalogueDerivative, today: string): readonly ChangeDate[] {
  const { introduced } = derivative;
  const end = derivative.runOut === null ? today : earlier(derivative.runOut, today);
  const years = new Set(modelYears(derivative, today).map((year) => year.effectiveFrom));
  const prices = new Set(priceHistory(derivative, today).map((price) => price.from));
  // Laws and makers change equipment and technical data at the start of a month.
  const days = new Set([introduced, ...years, ...prices, ...firstsOfMonths(introduced, end)]);
  const changes: ChangeDate[] = [];
  // Nothing changes between two of these days, so each is compared with the one before it.
  let before = { equipment: '', technical: '' };
  for (const date of [...days].filter((day) => introduced <= day && day <= end).sort()) {
    const now = {
      equipment: JSON.stringify(standardEquipment(derivative, date)),
      technical: JSON.stringify(technical(derivative, date)),
    };
    const first = date === introduced;
    const change: ChangeDate = {
      date,
      modelYear: first || years.has(date),
      price: first || prices.has(date),
      // Option lists and their prices are made for one model year.
      options: first || years.has(date),
      equipment: now.equipment !== before.equipment,
      technical: now.technical !== before.technical,
    };
    before = now;
    if (change.modelYear || change.price || change.equipment || change.technical) changes.push(change);
  }
  return changes;
}

function firstsOfMonths(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = addMonths(firstOfMonth(from), 1); day <= to; day = addMonths(day, 1)) days.push(day);
  return days;
}
