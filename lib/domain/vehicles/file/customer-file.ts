/** What a customer may see of a vehicle file: everything except the numbers with which a vehicle could be cloned. */
import { forCustomers } from '@/lib/domain/valuations/customer-copy';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';
import type { VehicleFlag } from '@/lib/domain/vehicles/flags/flags';
import { fileSections } from './file-sections';
import type { FileSection } from './file-section';

export interface CustomerFile {
  readonly plate: string | null;
  readonly title: string;
  readonly derivative: string | null;
  readonly colour: string | null;
  /** Whether there is a picture: the guide has a derivative. */
  readonly hasPicture: boolean;
  readonly lookedUpAt: string;
  readonly flags: readonly VehicleFlag[];
  readonly sections: readonly FileSection[];
}

/** Never in a link; the plate only if chosen. */
const WITHHELD: readonly string[] = ['VIN', 'Engine number'];

export function customerFile(record: RegistrationRecord, withPlate: boolean): CustomerFile {
  const { identity, lookedUpAt, flags } = record;
  const isShown = (label: string) => !WITHHELD.includes(label) && (withPlate || label !== 'Reg');
  return {
    plate: withPlate ? identity.plate : null,
    title: identity.title,
    derivative: identity.derivative,
    colour: identity.colour,
    hasPicture: identity.vehicle !== null,
    lookedUpAt,
    flags: forCustomers(flags),
    sections: fileSections(record).map(({ title, facts }) => ({
      title,
      // If the sources differ, one of them may describe another vehicle.
      facts: facts.filter(({ label, differ }) => isShown(label) && !differ),
    })),
  };
}
