import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import type { Day } from '@/lib/domain/time/calendar';
import { yearLettersBetween } from '@/lib/domain/plates/year-letter';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import type { ForecastPageQuery } from './forecast-address';
import { ForecastSubjectFields } from './forecast-subject-fields';

export interface ForecastStartProps {
  kind: VehicleKind;
  /** As it was typed. */
  identifier: string;
  forecastQuery: ForecastPageQuery;
  today: Day;
  /** Why no vehicle was found. */
  error: string | undefined;
}

const FIRST_PLATE = '2006-01-01';

/** A derivative by its guide ID, with any of the five search methods. A plain form: it works without script. */
export function ForecastStart({ kind, identifier, forecastQuery, today, error }: ForecastStartProps) {
  return (
    <form method="get" className="space-y-3">
      <RadioGroup
        legend="Kind of vehicle"
        name="kind"
        inline
        defaultValue={kind}
        options={[
          { value: 'car', label: 'Car' },
          { value: 'van', label: 'Van' },
        ]}
      />
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Field label="Guide ID" name="identifier" hint="Such as 50017." error={error}>
          {(control) => <TextInput {...control} numeric maxLength={12} defaultValue={identifier} />}
        </Field>
        <ForecastSubjectFields
          forecastQuery={forecastQuery}
          today={today}
          slices={yearLettersBetween(FIRST_PLATE, today)}
          plates={[]}
        />
      </div>
      <Button type="submit">Show the forecast</Button>
    </form>
  );
}
