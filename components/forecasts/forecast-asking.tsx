import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Day } from '@/lib/domain/calendar';
import { ForecastWay, type ForecastWayProps } from './forecast-way';

export interface ForecastAskingProps extends ForecastWayProps {
  older: Day | null;
  mileage: number | null;
  perMonth: number;
}

/** The five ways of asking, all free. A plain form: it works before any script is there. */
export function ForecastAsking({ ask, older, mileage, perMonth, today, slices, plates }: ForecastAskingProps) {
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ForecastWay ask={ask} today={today} slices={slices} plates={plates} />
      <Field label="Lay an older forecast behind" name="older" hint="The closest made on or before this day.">
        {(control) => <TextInput {...control} type="date" max={today} defaultValue={older ?? ''} />}
      </Field>
      {mileage !== null && <input type="hidden" name="mileage" value={mileage} />}
      {perMonth > 0 && <input type="hidden" name="perMonth" value={perMonth} />}
      <Button type="submit" variant="primary">
        Show the forecast
      </Button>
    </form>
  );
}
