import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { yearLetterName } from '@/lib/domain/plates/year-letter';
import type { Day } from '@/lib/domain/time/calendar';
import { formatMonthLong } from '@/lib/format';
import type { GuideView } from './guide-address';

export interface GuideEditionFormProps {
  view: GuideView;
  /** Newest first. */
  editions: readonly Day[];
  /** The editions shown now. */
  shown: { edition: Day | null; against: Day | null };
}

/** Which edition, and which one beside it. A plain form: it works without script. */
export function GuideEditionForm({ view, editions, shown }: GuideEditionFormProps) {
  const options = editions.map((edition) => ({ value: edition, label: formatMonthLong(edition) }));
  return (
    <form method="get" className="grid items-end gap-3 print:hidden sm:grid-cols-3 lg:grid-cols-4">
      <Field label="Edition" name="edition">
        {(control) => <Select {...control} defaultValue={shown.edition ?? editions[0] ?? ''} options={options} />}
      </Field>
      <Field label="Compare with" name="against">
        {(control) => (
          <Select
            {...control}
            defaultValue={shown.against ?? ''}
            options={[{ value: '', label: 'No other edition' }, ...options]}
          />
        )}
      </Field>
      {view.band !== 'clean' && <input type="hidden" name="band" value={view.band} />}
      {view.measure === 'share' && <input type="hidden" name="show" value="share" />}
      {view.plate && <input type="hidden" name="plate" value={yearLetterName(view.plate)} />}
      <Button type="submit" variant="primary">
        Show the values
      </Button>
    </form>
  );
}
