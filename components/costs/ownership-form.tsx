'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { Inferred } from '@/components/ui/feedback/inferred';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Missing } from '@/components/ui/data/missing';
import { TextInput } from '@/components/ui/forms/text-input';
import { calculateOwnership } from '@/lib/api/addresses/costs';
import { useAction } from '@/lib/api/client/use-answer';
import { OwnershipFigures } from './ownership-figures';

const FIELDS = [
  { name: 'purchasePounds', label: 'Purchase price, £', before: '£', from: 0 },
  { name: 'depositPounds', label: 'Deposit, £', before: '£', from: 5000 },
  { name: 'aprPercent', label: 'Finance APR, %', after: '%', from: 6.9 },
  { name: 'currentMiles', label: 'Mileage now', after: 'mi', from: 0 },
  { name: 'milesPerYear', label: 'Miles a year', after: 'mi', from: 10_000 },
  { name: 'years', label: 'Years of ownership', hint: '1 to 7', from: 3 },
  { name: 'insurancePoundsPerYear', label: 'Insurance a year, £', before: '£', from: 600 },
  { name: 'age', label: 'Owner’s age', from: 42 },
] as const;
type OwnershipFieldName = (typeof FIELDS)[number]['name'];

/** Total cost of ownership to a private buyer. Age and post code go in the body of a press and are kept nowhere. */
export function OwnershipForm({
  identifier,
  registered,
  pricePence,
}: {
  identifier: number;
  registered: string;
  /** Null where it has none: the buyer's own is asked for. */
  pricePence: number | null;
}) {
  const [typed, setTyped] = useState<Record<OwnershipFieldName, string>>(() => ({
    ...initialValues(),
    purchasePounds: pricePence === null ? '' : String(Math.round(pricePence / 100)),
  }));
  const [postCode, setPostCode] = useState('');
  const { act, data, error, isPending } = useAction(calculateOwnership);
  // Nothing typed is no number: it is told at its field.
  const numberTyped = (name: OwnershipFieldName): number =>
    typed[name].trim() === '' ? NaN : Number(typed[name].replaceAll(',', ''));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    void act({
      kind: 'car',
      identifier,
      registered,
      postCode,
      purchasePounds: numberTyped('purchasePounds'),
      depositPounds: numberTyped('depositPounds'),
      aprPercent: numberTyped('aprPercent'),
      currentMiles: numberTyped('currentMiles'),
      milesPerYear: numberTyped('milesPerYear'),
      years: numberTyped('years'),
      insurancePoundsPerYear: numberTyped('insurancePoundsPerYear'),
      age: numberTyped('age'),
    }).catch(() => undefined);
  }

  return (
    <Card title="Cost of ownership to a private buyer" aside={<Inferred />}>
      <p className="mb-3 text-sm text-soft">
        Free. The service asks for age and post code; they are sent to it, and neither kept nor put in the address.
      </p>
      <form onSubmit={submit} method="dialog" className="space-y-3" noValidate>
        <div className="grid items-end gap-3 sm:grid-cols-3">
          {FIELDS.map((field) => (
            <Field
              key={field.name}
              label={field.label}
              name={field.name}
              hint={'hint' in field ? field.hint : undefined}
              error={error?.field === field.name ? `${error.message} ${error.fix}` : undefined}
            >
              {(controlProps) => (
                <TextInput
                  {...controlProps}
                  numeric
                  before={'before' in field ? field.before : undefined}
                  after={'after' in field ? field.after : undefined}
                  value={typed[field.name]}
                  onChange={({ target }) => setTyped((current) => ({ ...current, [field.name]: target.value }))}
                />
              )}
            </Field>
          ))}
          <Field
            label="Postcode"
            name="postCode"
            error={error?.field === 'postCode' ? `${error.message} ${error.fix}` : undefined}
          >
            {(controlProps) => (
              <TextInput
                {...controlProps}
                value={postCode}
                onChange={({ target }) => setPostCode(target.value)}
                maxLength={10}
              />
            )}
          </Field>
        </div>
        <Button type="submit" pending={isPending}>
          Reckon
        </Button>
      </form>
      {error && (
        <div className="mt-3">
          <FaultNotice error={error} money={false} />
        </div>
      )}
      {data && (
        <div className="mt-4" role="status">
          {'because' in data ? <Missing {...data.because} /> : <OwnershipFigures ownership={data.value} />}
        </div>
      )}
    </Card>
  );
}

function initialValues(): Record<OwnershipFieldName, string> {
  const defaults = Object.fromEntries(FIELDS.map(({ name, from }) => [name, String(from)]));
  return { ...EMPTY, ...defaults };
}

const EMPTY: Record<OwnershipFieldName, string> = {
  purchasePounds: '',
  depositPounds: '',
  aprPercent: '',
  currentMiles: '',
  milesPerYear: '',
  years: '',
  insurancePoundsPerYear: '',
  age: '',
};
