import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';

/** The day a build is configured on; it stands in the address. */
export function DayForm({
  date,
  build,
  error,
}: {
  date: string;
  build: string | undefined;
  error?: string | undefined;
}) {
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-[14rem_auto] sm:justify-start print:hidden">
      {build && <input type="hidden" name="build" value={build} />}
      <Field label="Configured on" name="date" error={error}>
        {(given) => <TextInput {...given} type="date" defaultValue={date} />}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  );
}
