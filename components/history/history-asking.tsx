import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { sliceName, sliceWords, type PlateSlice } from '@/lib/domain/plate-slice';
import { YEARS_BACK, type HistoryView } from './history-address';

/** Which year and letter, and how far back. A plain form: it works before any script is there. */
export function HistoryAsking({ view, slices }: { view: HistoryView; slices: readonly PlateSlice[] }) {
  const named = view.slice ? sliceName(view.slice) : '';
  const listed =
    slices.some((slice) => sliceName(slice) === named) || view.slice === null ? slices : [view.slice, ...slices];
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <Field label="Year and letter" name="plate">
        {(control) => (
          <Select
            {...control}
            defaultValue={named}
            options={listed.map((slice) => ({ value: sliceName(slice), label: sliceWords(slice) }))}
          />
        )}
      </Field>
      <Field label="Editions of the last" name="years">
        {(control) => (
          <Select
            {...control}
            defaultValue={String(view.years)}
            options={YEARS_BACK.map((years) => ({
              value: String(years),
              label: years === 1 ? 'year' : `${years} years`,
            }))}
          />
        )}
      </Field>
      {view.mileage !== null && <input type="hidden" name="mileage" value={view.mileage} />}
      {view.perMonth > 0 && <input type="hidden" name="perMonth" value={view.perMonth} />}
      {view.as === 'share' && <input type="hidden" name="as" value="share" />}
      <Button type="submit" variant="primary">
        Show the history
      </Button>
    </form>
  );
}
