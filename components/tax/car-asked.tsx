import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { DriverTerms } from '@/lib/domain/driver-years';

/** The day the figures are of, and what the driver pays: all of it in the address. */
export function CarAsked({
  date,
  terms,
  isScottish,
  kept,
  error,
}: {
  date: string;
  terms: DriverTerms;
  isScottish: boolean;
  /** What else the address asks for, to stay in it. */
  kept: readonly (readonly [string, string])[];
  error?: string | undefined;
}) {
  const hasTerms = terms.contributionPence + terms.daysUnavailable + terms.privateUsePence > 0;
  return (
    <div className="print:hidden">
      <Card>
        <form method="get" className="space-y-3">
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
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
          <Disclosure summary="What the driver pays, and days without the car" open={hasTerms}>
            <div className="grid gap-3 sm:grid-cols-3">
              <Field label="Contribution to the price, £" name="contribution" hint="At most £5,000 of it counts.">
                {(given) => <TextInput {...given} numeric before="£" defaultValue={pounds(terms.contributionPence)} />}
              </Field>
              <Field label="Days of a year without the car" name="away" hint="30 or more in a row.">
                {(given) => <TextInput {...given} numeric defaultValue={terms.daysUnavailable || ''} />}
              </Field>
              <Field label="Paid a year for private use, £" name="paid" hint="Taken off the benefit.">
                {(given) => <TextInput {...given} numeric before="£" defaultValue={pounds(terms.privateUsePence)} />}
              </Field>
            </div>
          </Disclosure>
        </form>
      </Card>
    </div>
  );
}

const pounds = (pence: number): string => (pence === 0 ? '' : String(pence / 100));
