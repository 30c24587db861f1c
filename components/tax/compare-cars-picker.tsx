'use client';

import Link from 'next/link';
import { DerivativeSearch } from '@/components/layout/tray/derivative-search';
import { useTrayVehicles } from '@/components/layout/tray/use-tray-vehicles';
import { buttonClass } from '@/components/ui/actions/button-class';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { Select } from '@/components/ui/forms/select';
import { distinctTexts, savedBuildTexts, wholeName } from '@/lib/domain/builds/build-names';
import type { SavedBuild } from '@/lib/domain/builds/saved-build';
import { carReference } from '@/lib/domain/vehicles/comparison/vehicle-names';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export interface RefusedCar {
  readonly reference: string;
  /** Why it cannot be compared. */
  readonly why: string;
}

export interface CompareCarsPickerProps {
  /** Every field of the address but the tab. */
  preserved: readonly (readonly [string, string])[];
  /** The cars shown already: guide IDs, with a build's share code after a dot. */
  shown: readonly string[];
  refused: readonly RefusedCar[];
  saved: readonly (SavedBuild & { readonly reference: string })[];
  isFull: boolean;
}

/** Adds a car to the comparison with one click: found by its name, from the tray, or from the saved builds. */
export function CompareCarsPicker({ preserved, shown, refused, saved, isFull }: CompareCarsPickerProps) {
  const picked = useTrayVehicles()
    .filter(({ kind }) => kind === 'car')
    .map((vehicle) => ({ ...vehicle, reference: carReference(vehicle) }))
    .filter(({ reference }) => !shown.includes(reference));
  const hrefOf = (reference: string): string =>
    `?${new URLSearchParams([...preserved, ['with', reference], ['tab', 'compare']].map((field) => [...field]))}`;
  return (
    <div className="space-y-4 px-4 py-3 sm:px-5 print:hidden">
      {refused.length > 0 && (
        <Notice tone="warning" title="Some cars cannot be compared">
          {refused.map(({ reference, why }) => (
            <p key={reference}>
              {reference}: {why}
            </p>
          ))}
        </Notice>
      )}
      {isFull ? (
        <p className="text-sm text-soft">Up to four cars can be compared. Remove one to add another.</p>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
          <DerivativeSearch
            kind="car"
            label="Add a car"
            actionFor={({ identifier, model, derivative }) =>
              shown.includes(`${identifier}`) ? (
                <span className="text-sm text-soft">Compared</span>
              ) : (
                <PickLink href={hrefOf(`${identifier}`)} name={`${displayName(model)} ${derivative}`} />
              )
            }
          />
          <div className="space-y-4">
            {picked.length > 0 && (
              <div>
                <h3 className="mb-1 text-sm font-semibold">Selected vehicles</h3>
                <ul className="divide-y divide-line rounded-md border border-line">
                  {picked.map((vehicle) => (
                    <li key={vehicle.reference} className="flex items-center gap-3 px-3 py-1.5">
                      <span className="min-w-0 flex-1 text-sm">
                        {vehicle.name}
                        {vehicle.detail !== '' && <span className="block text-soft">{vehicle.detail}</span>}
                      </span>
                      <PickLink href={hrefOf(vehicle.reference)} name={wholeName(vehicle)} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {saved.length > 0 && <SavedBuildForm preserved={preserved} saved={saved} />}
          </div>
        </div>
      )}
    </div>
  );
}

/** The page stays where it is: the table above grows by a column. */
const PickLink = ({ href, name }: { href: string; name: string }) => (
  <Link href={href} prefetch={false} scroll={false} className={buttonClass('secondary')}>
    Add<span className="sr-only"> {name} to the comparison</span>
  </Link>
);

function SavedBuildForm({ preserved, saved }: Pick<CompareCarsPickerProps, 'preserved' | 'saved'>) {
  const labels = distinctTexts(
    saved.map((build) =>
      savedBuildTexts(build).map((text) => `${text}: ${displayName(build.title)} ${build.derivative}`),
    ),
  );
  return (
    <form method="get" className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <HiddenFields fields={[...preserved, ['tab', 'compare']]} />
      <Field label="Or choose a saved build" name="with">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: '', label: 'None' },
              ...saved.map(({ reference }, index) => ({ value: reference, label: labels[index] ?? reference })),
            ]}
          />
        )}
      </Field>
      <Button type="submit">Compare</Button>
    </form>
  );
}
