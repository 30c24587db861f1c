import { FieldsFromAddress } from '@/components/layout/page/fields-from-address';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Disclosure } from '@/components/ui/overlay/disclosure';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { mileageText } from '@/lib/domain/vehicles/mileage';
import { formatPlural, formatPounds } from '@/lib/format';
import { OneOfTicks } from './one-of-ticks';

export interface OfferedOption {
  readonly code: number;
  readonly name: string;
  readonly category: string;
  readonly pence: number | null;
  readonly isPack: boolean;
  readonly isTicked: boolean;
  /** Codes of the options that exclude this one. */
  readonly excludes: readonly number[];
}

export interface OptionValuesFormProps {
  /** The day whose list of options is ticked from. */
  date: string;
  registered: string;
  /** In miles, or the typed text if that is not a mileage. */
  mileage: number | string;
  today: string;
  offered: readonly OfferedOption[];
  /** Why a field cannot be used. */
  error?: { readonly field: 'registered' | 'mileage'; readonly words: string } | undefined;
}

/** Which car and which options: registration, mileage, ticks. All of it in the address. */
export function OptionValuesForm({ date, registered, mileage, today, offered, error }: OptionValuesFormProps) {
  const errorOf = (field: string) => (error?.field === field ? error.words : undefined);
  const tickedCount = offered.filter(({ isTicked }) => isTicked).length;
  const categories = [...new Set(offered.map(({ category }) => category))];
  return (
    <div className="print:hidden">
      <Card>
        <form method="get" className="space-y-3">
          <input type="hidden" name="date" value={date} />
          <FieldsFromAddress names={['month', 'condition']} />
          <div className="grid items-end gap-3 sm:grid-cols-[12rem_12rem_auto] sm:justify-start">
            <DateField
              label="First registered"
              name="registered"
              error={errorOf('registered')}
              defaultValue={registered}
              max={today}
            />
            <Field label="Mileage" name="mileage" error={errorOf('mileage')}>
              {(given) => <TextInput {...given} numeric after="mi" defaultValue={mileageText(mileage)} />}
            </Field>
            <Button type="submit">Value these options</Button>
          </div>
          <Disclosure
            summary="Options and packs"
            aside={`${tickedCount} of ${formatPlural(offered.length, 'option')} ticked`}
            open={tickedCount === 0}
          >
            <OneOfTicks offered={offered.map(({ code, name, excludes }) => ({ code, name, excludes }))}>
              {categories.map((category) => (
                <fieldset key={category} className="mb-3">
                  <legend className="text-sm font-semibold">{category}</legend>
                  <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
                    {offered
                      .filter((option) => option.category === category)
                      .map(({ code, name, pence, isPack, isTicked }) => (
                        <Checkbox
                          key={code}
                          name="option"
                          value={code}
                          label={isPack ? `${name} (pack)` : name}
                          hint={pence === null ? 'POA' : formatPounds(pence / 100)}
                          defaultChecked={isTicked}
                        />
                      ))}
                  </div>
                </fieldset>
              ))}
            </OneOfTicks>
          </Disclosure>
        </form>
      </Card>
    </div>
  );
}
