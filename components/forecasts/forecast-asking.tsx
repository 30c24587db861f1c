import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
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
      <HiddenFields of={kept} />
      <Button type="submit" variant="primary">
        Show the forecast
      </Button>
    </form>
  );
}
