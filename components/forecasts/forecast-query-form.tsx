import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { writeForecastAddress, type ForecastView } from './forecast-address';
import { ForecastSubjectFields, type ForecastSubjectFieldsProps } from './forecast-subject-fields';

export interface ForecastQueryFormProps extends ForecastSubjectFieldsProps {
  view: ForecastView;
}

/** The five search methods, all free. A plain form: it works without script. */
export function ForecastQueryForm({ forecastQuery, view, today, slices, plates }: ForecastQueryFormProps) {
  // A plate that the new answer does not have is ignored.
  const preserved = new URLSearchParams(writeForecastAddress({ by: 'derivative' }, { ...view, older: null }));
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ForecastSubjectFields forecastQuery={forecastQuery} today={today} slices={slices} plates={plates} />
      <DateField
        label="Compare with an earlier forecast"
        name="older"
        hint="The latest made on or before this date."
        max={today}
        defaultValue={view.older ?? ''}
      />
      <HiddenFields fields={preserved} />
      <Button type="submit" variant="primary">
        Show the forecast
      </Button>
    </form>
  );
}
