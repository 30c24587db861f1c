import { FieldsFromAddress } from '@/components/layout/page/fields-from-address';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { yearLetterName, yearLetterWords, type YearLetter } from '@/lib/domain/plates/year-letter';
import { periodWords, YEARS_BACK, type HistoryView } from './history-address';

/** Which plate, and how far back. A plain form: it works without script. */
export function HistoryQueryForm({ view, slices }: { view: HistoryView; slices: readonly YearLetter[] }) {
  const selectedName = view.slice ? yearLetterName(view.slice) : '';
  const sliceOptions =
    slices.some((slice) => yearLetterName(slice) === selectedName) || view.slice === null
      ? slices
      : [view.slice, ...slices];
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <Field label="Plate" name="plate">
        {(control) => (
          <Select
            {...control}
            defaultValue={selectedName}
            options={sliceOptions.map((slice) => ({ value: yearLetterName(slice), label: yearLetterWords(slice) }))}
          />
        )}
      </Field>
      <Field label="Period" name="years">
        {(control) => (
          <Select
            {...control}
            defaultValue={String(view.years)}
            options={YEARS_BACK.map((years) => ({
              value: String(years),
              label: periodWords(years),
            }))}
          />
        )}
      </Field>
      <FieldsFromAddress names={['mileage', 'perMonth', 'as']} />
      <Button type="submit" variant="primary">
        Show the history
      </Button>
    </form>
  );
}
