import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { HiddenFields } from '@/components/ui/forms/hidden-fields';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import { filtersOf } from '@/lib/domain/vehicles/facts/fact-filters';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { displayName } from '@/lib/domain/vehicles/names/display-name';

export interface FactSearchFormProps {
  kind: VehicleKind;
  /** As the address has them. */
  fields: Readonly<Record<string, string>>;
  choices: { makes: readonly string[]; fuels: readonly string[]; bodies: readonly string[] };
}

/** The wanted facts, each with a maximum or minimum. A plain form: it works without script. */
export function FactSearchForm({ kind, fields, choices }: FactSearchFormProps) {
  const lists = [
    ['make', 'Make', choices.makes],
    ['fuel', 'Fuel', choices.fuels],
    ['body', 'Body style', choices.bodies],
  ] as const;
  return (
    <form method="get" action="/vehicles/find" className="space-y-4">
      <div className="grid items-end gap-3 min-[380px]:grid-cols-2 lg:grid-cols-4">
        <Field label="Vehicles" name="kind">
          {(control) => (
            <Select
              {...control}
              defaultValue={kind}
              options={[
                { value: 'car', label: 'Cars' },
                { value: 'van', label: 'Vans' },
              ]}
            />
          )}
        </Field>
        {lists.map(([name, label, values]) => (
          <Field key={name} label={label} name={name}>
            {(control) => (
              <Select
                {...control}
                defaultValue={fields[name] ?? ''}
                options={[
                  { value: '', label: 'Any' },
                  ...[...new Set([...values, ...(fields[name] ? [fields[name]] : [])])].map((value) => ({
                    value,
                    label: name === 'make' ? displayName(value) : value,
                  })),
                ]}
              />
            )}
          </Field>
        ))}
        {filtersOf(kind).map(({ name, label, unit, bound }) => (
          <Field key={name} label={`${label}, at ${bound}`} name={name}>
            {(control) => (
              <TextInput
                {...control}
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                defaultValue={fields[name] ?? ''}
                {...(unit === '£' ? { before: '£' } : unit !== null && { after: unit })}
              />
            )}
          </Field>
        ))}
      </div>
      <HiddenFields fields={sortFields(fields)} />
      <Button type="submit" variant="primary">
        Find
      </Button>
    </form>
  );
}

const sortFields = ({ sort, order }: Readonly<Record<string, string>>): [string, string][] => [
  ...(sort ? [['sort', sort] satisfies [string, string]] : []),
  ...(order ? [['order', order] satisfies [string, string]] : []),
];
