import { Button } from '@/components/ui/actions/button';
import { DateField } from '@/components/ui/forms/date-field';

/** The day a build is configured on; it is in the address. */
export function DayForm({
  date,
  build,
  preserved = [],
  error,
}: {
  date: string;
  build: string | undefined;
  /** Other fields of the address, which are preserved. */
  preserved?: readonly (readonly [name: string, value: string | undefined])[];
  error?: string | undefined;
}) {
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-[14rem_auto] sm:justify-start print:hidden">
      {build && <input type="hidden" name="build" value={build} />}
      {preserved.map(
        ([name, value]) => value && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      <DateField label="Configuration date" name="date" error={error} defaultValue={date} />
      <Button type="submit">Show</Button>
    </form>
  );
}
