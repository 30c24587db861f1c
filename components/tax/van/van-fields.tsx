import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { TextInput } from '@/components/ui/forms/text-input';
import type { VanDutyNeeds } from '@/lib/domain/tax/van-duty';
import { Amount, DayField } from '../driver-terms-fields';
import type { VanFields as TypedVanFields } from './van-address';

export interface VanFieldsProps {
  fields: TypedVanFields;
  isDoubleCab: boolean;
  needs: VanDutyNeeds;
  /** Where the price of a double cab comes from when none is typed. */
  priceHint: string;
}

/** What the tax of a van depends on besides the driver: the order of a double cab, and Euro class or engine size. */
export function VanFields({ fields, isDoubleCab, needs, priceHint }: VanFieldsProps) {
  if (!isDoubleCab && !needs.euroClass && !needs.capacityCc) return null;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {isDoubleCab && (
        <>
          <DayField
            label="Bought, leased or ordered on"
            name="ordered"
            hint="Before 6 April 2025 it stays a van until 5 April 2029 at the latest."
            {...fields.ordered}
          />
          <Amount label="P11D value, £" name="price" hint={priceHint} {...fields.price} />
        </>
      )}
      {needs.euroClass && (
        <Field
          label="Euro class"
          name="euro"
          hint="Early Euro 4 and Euro 5 vans pay less vehicle tax."
          error={fields.euroClass.problem}
        >
          {(control) => (
            <Select
              {...control}
              defaultValue={fields.euroClass.typed}
              options={[
                { value: '', label: 'Not known' },
                ...[3, 4, 5, 6].map((euroClass) => ({ value: String(euroClass), label: `Euro ${euroClass}` })),
              ]}
            />
          )}
        </Field>
      )}
      {needs.capacityCc && (
        <Field
          label="Engine size, cc"
          name="cc"
          hint="Before March 2001 vehicle tax depends on it."
          error={fields.capacityCc.problem}
        >
          {(control) => <TextInput {...control} numeric defaultValue={fields.capacityCc.typed} />}
        </Field>
      )}
    </div>
  );
}
