/** The fields of a submitted form, as the endpoints take them. */
import { readEntry, type EntryProblems } from './read-entry';
import { IN_STOCK } from '@/lib/domain/stock-cars/stock-car-state';

export function enteredCar(form: FormData) {
  const { numbers, problems } = readEntry(form);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const status = IN_STOCK.find((known) => known === text('status'));
  const { mileage = null, milesPerMonth = null } = numbers;
  const { costPounds = null, preparationPounds = null, advertisedPounds = null } = numbers;
  const entered = {
    mileage,
    milesPerMonth: milesPerMonth ?? 0,
    costPounds,
    preparationPounds,
    advertisedPounds,
    stockNumber: text('stockNumber') || null,
    site: text('site') || null,
    notes: text('notes'),
    ...(text('inOn') && { inOn: text('inOn') }),
    ...(status && { status }),
  };
  return { entered, mark: text('mark'), title: text('title') || null, problems };
}

/** Adds the server's sentence at its field to the problems found here. */
export function problemsWith(
  fault: { readonly field?: string | undefined; readonly message: string; readonly fix: string } | null,
  problems: EntryProblems,
): EntryProblems {
  return fault?.field === undefined ? problems : { ...problems, [fault.field]: `${fault.message} ${fault.fix}` };
}
