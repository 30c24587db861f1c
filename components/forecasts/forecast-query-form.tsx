import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { TextInput } from '@/components/ui/forms/text-input';
import { writeForecastAddress, type ForecastView } from './forecast-address';
import { ForecastSubjectFields, type ForecastSubjectFieldsProps } from './forecast-subject-fields';

export interface ForecastQueryFormProps extends ForecastSubjectFieldsProps {
  view: ForecastView;
}

/** The five ways of asking, all free. A plain form: it works before any script is there. */
export function ForecastQueryForm({ forecastQuery, view, today, slices, plates }: ForecastQueryFormProps) {
  // Of another way's plates, those that are not there are passed over.
  const preserved = new URLSearchParams(writeForecastAddress({ by: 'derivative' }, { ...view, older: null }));
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ForecastSubjectFields forecastQuery={forecastQuery} today={today} slices={slices} plates={plates} />
      <Field label="Lay an older forecast behind" name="older" hint="The closest made on or before this day.">
        {(control) => <TextInput {...control} type="date" max={today} defaultValue={view.older ?? ''} />}
      </Field>
      <HiddenFields fields={preserved} />
      <Button type="submit" variant="primary">
        Show the forecast
      </Button>
    </form>
  );
}
