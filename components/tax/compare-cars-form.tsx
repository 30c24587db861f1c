import Link from 'next/link';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';

export interface RefusedCar {
  readonly reference: string;
  /** Why it cannot be compared. */
  readonly why: string;
}

/** Adds a car to the comparison, by its guide ID and build code or from the saved builds. */
export function CompareCarsForm({
  preserved,
  refused,
  saved,
  isFull,
}: {
  preserved: readonly (readonly [string, string])[];
  refused: readonly RefusedCar[];
  saved: readonly (SavedBuild & { readonly reference: string })[];
  isFull: boolean;
}) {
  return (
    <form
      method="get"
      className="grid items-end gap-3 px-4 py-3 sm:grid-flow-col sm:auto-cols-[minmax(0,22rem)] sm:justify-start sm:px-5 print:hidden"
    >
      <HiddenFields fields={preserved} />
      <Field
        label="Compare with"
        name="with"
        hint={isFull ? 'Up to four cars. Remove one first.' : <GuideIdHint />}
        error={refused.length > 0 ? refused.map(({ reference, why }) => `${reference}: ${why}`).join(' ') : undefined}
      >
        {(control) => <TextInput {...control} placeholder="50247" disabled={isFull} />}
      </Field>
      {saved.length > 0 && (
        <Field label="Or choose a saved build" name="saved">
          {(control) => (
            <Select
              {...control}
              name="with"
              disabled={isFull}
              options={[
                { value: '', label: 'None' },
                ...saved.map(({ reference, name, title, derivative }) => ({
                  value: reference,
                  label: `${name}: ${title} ${derivative}`,
                })),
              ]}
            />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" disabled={isFull}>
          Compare
        </Button>
      </div>
    </form>
  );
}

const GuideIdHint = () => (
  <>
    Guide ID, or guide ID.build code.{' '}
    <Link href="/vehicles" className="link" prefetch={false}>
      Find a vehicle
    </Link>
  </>
);
