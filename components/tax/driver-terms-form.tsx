import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { TermFields, TypedField } from './company-car-address';

/** The day the figures are of, and what the driver pays or gives up: all of it in the address. */
export function DriverTermsForm({
  vehicle,
  date,
  fields,
  isScottish,
  preserved,
  error,
}: {
  vehicle: 'car' | 'van';
  date: string;
  fields: TermFields;
  isScottish: boolean;
  /** What else the address asks for, to stay in it. */
  preserved: readonly (readonly [string, string])[];
  error?: string | undefined;
}) {
  return (
    <div className="print:hidden">
      <Card>
        <form method="get" className="space-y-3">
          <HiddenFields fields={preserved} />
          <div className="grid items-end gap-3 sm:grid-cols-[12rem_14rem_auto] sm:justify-start">
            <Field label="Registered new on" name="date" error={error}>
              {(given) => <TextInput {...given} type="date" defaultValue={date} />}
            </Field>
            <Field label="Driver’s income tax" name="nation">
              {(given) => (
                <Select
                  {...given}
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
          <Disclosure
            summary={`What the driver pays or gives up, and days without the ${vehicle}`}
            open={Object.values(fields).some(({ typed }) => typed !== '')}
          >
            <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
              {vehicle === 'car' && (
                <Amount
                  label="Contribution to the price, £"
                  name="contribution"
                  hint="At most £5,000 of it counts."
                  {...fields.contribution}
                />
              )}
              <Field
                label={`Days of a year without the ${vehicle}`}
                name="away"
                hint="In each of the years shown: 30 or more in a row, or before it came or after it went."
                error={fields.away.problem}
              >
                {(given) => <TextInput {...given} numeric defaultValue={fields.away.typed} />}
              </Field>
              <Amount
                label="Paid a year for private use, £"
                name="paid"
                hint="Taken off the benefit."
                {...fields.paid}
              />
              <Amount
                label="Salary given up a year, £"
                name="given"
                hint={`For the ${vehicle} and what comes with it but fuel. The greater is taxed${vehicle === 'car' ? ', above 75 g/km' : ''}.`}
                {...fields.given}
              />
            </div>
          </Disclosure>
        </form>
      </Card>
    </div>
  );
}

/** Pence may be typed: a number pad with a point. */
function Amount({ typed, problem, ...field }: TypedField & { label: string; name: string; hint: string }) {
  return (
    <Field {...field} error={problem}>
      {(given) => <TextInput {...given} before="£" inputMode="decimal" defaultValue={typed} />}
    </Field>
  );
}
