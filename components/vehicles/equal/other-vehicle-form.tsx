import Link from 'next/link';
import { Button } from '@/components/ui/actions/button';
import { UnbrokenWords } from '@/components/ui/data/names/unbroken-words';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { TextInput } from '@/components/ui/forms/text-input';
import type { VehicleFacts } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { makeAndModel } from '@/lib/domain/vehicles/names/display-name';
import { formatPounds } from '@/lib/format';

export interface OtherVehicleFormProps {
  /** As the address has them; empty where it has none. */
  typed: string;
  on: string;
  error: string | undefined;
  /** Vehicles of other makes, nearest in list price. */
  similar: readonly VehicleFacts[];
}

/** Which vehicle to compare the options with. A plain form: it works without script. */
export function OtherVehicleForm({ typed, on, error, similar }: OtherVehicleFormProps) {
  const query = (other: number) => `?${new URLSearchParams({ other: String(other), ...(on && { on }) })}`;
  return (
    <div className="space-y-4">
      <form method="get" className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="Guide ID of the other vehicle" name="other" error={error} required>
          {(control) => <TextInput {...control} numeric defaultValue={typed} placeholder="50001" />}
        </Field>
        <HiddenFields fields={on === '' ? [] : [['on', on]]} />
        <Button type="submit" variant="primary">
          Compare options
        </Button>
      </form>
      {similar.length > 0 && (
        <div>
          <h3 className="mb-1 text-sm font-semibold">Similar vehicles on sale from other makes</h3>
          <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {similar.map(({ identifier, make, model, derivative, pricePounds }) => (
              <li key={identifier}>
                <Link
                  href={query(identifier)}
                  prefetch={false}
                  className="link"
                  {...(String(identifier) === typed && { 'aria-current': 'true' as const })}
                >
                  <UnbrokenWords>{makeAndModel({ manufacturer: make, model })}</UnbrokenWords> {derivative}
                </Link>
                {pricePounds !== null && <span className="text-soft"> · {formatPounds(pricePounds)}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
