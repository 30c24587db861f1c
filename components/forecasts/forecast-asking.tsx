import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { writeForecastAddress, type ForecastView } from './forecast-address';
import { ForecastWay, type ForecastWayProps } from './forecast-way';

export interface ForecastAskingProps extends ForecastWayProps {
  view: ForecastView;
}

/** The five ways of asking, all free. A plain form: it works before any script is there. */
export function ForecastAsking({ ask, view, today, slices, plates }: ForecastAskingProps) {
  // Of another way's plates, those that are not there are passed over.
  const kept = new URLSearchParams(writeForecastAddress({ by: 'derivative' }, { ...view, older: null }));
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ForecastWay ask={ask} today={today} slices={slices} plates={plates} />
      <Field label="Lay an older forecast behind" name="older" hint="The closest made on or before this day.">
        {(control) => <TextInput {...control} type="date" max={today} defaultValue={view.older ?? ''} />}
      </Field>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary">
        Show the forecast
      </Button>
    </form>
  );
}
