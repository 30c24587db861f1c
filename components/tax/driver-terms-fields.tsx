import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { driverTermHints } from '@/lib/domain/tax/company-car/driver-term-hints';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { TermFields } from './company-car-address';
import type { TypedField } from './address/typed-field';

/** What the driver pays or sacrifices, and when the vehicle is available. Capital contributions count for cars alone. */
export function DriverTermsFields({ taxedAs, fields }: { taxedAs: VehicleKind; fields: TermFields }) {
  const hints = driverTermHints(taxedAs);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <DayField label={`First day with the ${taxedAs}`} name="from" hint={hints.availableFrom} {...fields.from} />
      <DayField label={`Last day with the ${taxedAs}`} name="until" hint={hints.availableUntil} {...fields.until} />
      <DayField label="Unavailable from" name="awayFrom" hint={hints.absence} {...fields.awayFrom} />
      <DayField label="Unavailable until" name="awayTo" hint="The last day without it." {...fields.awayTo} />
      {taxedAs === 'car' && (
        <Amount
          label="Capital contribution, £"
          name="contribution"
          hint={hints.contribution}
          {...fields.contribution}
        />
      )}
      <Amount label="Private use payments per year, £" name="paid" hint={hints.privateUse} {...fields.paid} />
      <Amount label="Salary sacrifice per year, £" name="given" hint={hints.salarySacrifice} {...fields.given} />
    </div>
  );
}

interface TermFieldProps extends TypedField {
  label: string;
  name: string;
  hint: string;
}

export function DayField({ typed, problem, ...field }: TermFieldProps) {
  return <DateField {...field} error={problem} defaultValue={typed} />;
}

/** Pence may be typed: a number pad with a point. */
export function Amount({ typed, problem, ...field }: TermFieldProps) {
  return (
    <Field {...field} error={problem}>
      {(control) => <TextInput {...control} before="£" inputMode="decimal" defaultValue={typed} />}
    </Field>
  );
}
