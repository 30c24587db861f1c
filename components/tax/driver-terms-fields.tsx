import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { driverTermHints } from '@/lib/domain/tax/company-car/driver-term-hints';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { TermFields, TypedField } from './company-car-address';

/** What the driver pays or sacrifices, and days unavailable. Capital contributions count for cars alone. */
export function DriverTermsFields({ vehicle, fields }: { vehicle: VehicleKind; fields: TermFields }) {
  const hints = driverTermHints(vehicle);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {vehicle === 'car' && (
        <Amount
          label="Capital contribution, £"
          name="contribution"
          hint={hints.contribution}
          {...fields.contribution}
        />
      )}
      <Field label="Days unavailable per year" name="away" hint={hints.daysUnavailable} error={fields.away.problem}>
        {(control) => <TextInput {...control} numeric defaultValue={fields.away.typed} />}
      </Field>
      <Amount label="Private use payments per year, £" name="paid" hint={hints.privateUse} {...fields.paid} />
      <Amount label="Salary sacrifice per year, £" name="given" hint={hints.salarySacrifice} {...fields.given} />
    </div>
  );
}

/** Pence may be typed: a number pad with a point. */
function Amount({ typed, problem, ...field }: TypedField & { label: string; name: string; hint: string }) {
  return (
    <Field {...field} error={problem}>
      {(control) => <TextInput {...control} before="£" inputMode="decimal" defaultValue={typed} />}
    </Field>
  );
}
