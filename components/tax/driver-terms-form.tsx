import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { Select } from '@/components/ui/forms/select';
import type { ReactNode } from 'react';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { TermFields } from './company-car-address';
import { DriverTermsFields } from './driver-terms-fields';

export interface DriverTermsFormProps {
  /** A double-cab pick-up is a van that may be taxed as a car. */
  taxedAs: VehicleKind;
  date: string;
  fields: TermFields;
  isScottish: boolean;
  /** The other fields of the address, which are preserved. */
  preserved: readonly (readonly [string, string])[];
  error?: string | undefined;
  /** Further fields, of vans. */
  children?: ReactNode;
}

/** The date the figures are for, when the vehicle is available, and what the driver pays. All of it is in the address. */
export function DriverTermsForm({
  taxedAs,
  date,
  fields,
  isScottish,
  preserved,
  error,
  children,
}: DriverTermsFormProps) {
  return (
    <div className="print:hidden">
      <Card>
        <form method="get" className="space-y-3">
          <HiddenFields fields={preserved} />
          <div className="grid items-end gap-3 sm:grid-cols-[12rem_14rem_auto] sm:justify-start">
            <DateField label="Date of first registration" name="date" error={error} defaultValue={date} />
            <Field label="Driver’s income tax" name="nation">
              {(control) => (
                <Select
                  {...control}
                  defaultValue={isScottish ? 'scotland' : 'uk'}
                  options={[
                    { value: 'uk', label: 'England, Wales, NI' },
                    { value: 'scotland', label: 'Scotland' },
                  ]}
                />
              )}
            </Field>
            <Button type="submit">Show</Button>
          </div>
          {children}
          <Disclosure
            summary="Dates with the vehicle, contributions and salary sacrifice"
            open={Object.values(fields).some(({ typed }) => typed !== '')}
          >
            <DriverTermsFields taxedAs={taxedAs} fields={fields} />
          </Disclosure>
        </form>
      </Card>
    </div>
  );
}
