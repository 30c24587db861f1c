'use client';

import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { FaultNotice } from '@/components/ui/feedback/fault-notice';
import { Field } from '@/components/ui/forms/field';
import { Missing } from '@/components/ui/data/missing';
import { TextInput } from '@/components/ui/forms/text-input';
import { calculateOwnership } from '@/lib/api/addresses/costs';
import { useAction } from '@/lib/api/client/use-answer';
import type { Fault } from '@/lib/fault';
import { ownershipNumbers, type OwnershipFieldName, type TypedOwnership } from './ownership-entry';
import { OwnershipFigures } from './ownership-figures';

const FIELDS = [
  { name: 'purchasePounds', label: 'Purchase price, £', before: '£', from: 0 },
  { name: 'depositPounds', label: 'Deposit, £', before: '£', from: 5000 },
  { name: 'aprPercent', label: 'Finance APR, %', after: '%', from: 6.9 },
  { name: 'currentMiles', label: 'Mileage now', after: 'mi', from: 0 },
  { name: 'milesPerYear', label: 'Miles per year', after: 'mi', from: 10_000 },
  { name: 'years', label: 'Years of ownership', hint: '1 to 7', from: 3 },
  { name: 'insurancePoundsPerYear', label: 'Insurance per year, £', before: '£', from: 600 },
  { name: 'age', label: 'Owner’s age', from: 42 },
] as const;

export interface OwnershipFormProps {
  identifier: number;
  registered: string;
  /** Null where the service gives none: the buyer types it. */
  pricePence: number | null;
}

/** Whether a refusal is shown at one of the form's fields. */
const isAtField = ({ field }: Fault): boolean => field === 'postCode' || FIELDS.some(({ name }) => name === field);

/** Total cost of ownership to a private buyer. Age and postcode go in the body of a submission and are not stored. */
export function OwnershipForm({ identifier, registered, pricePence }: OwnershipFormProps) {
  const [typed, setTyped] = useState<TypedOwnership>(() => ({
    ...initialValues(),
    purchasePounds: pricePence === null ? '' : String(Math.round(pricePence / 100)),
  }));
  const [postCode, setPostCode] = useState('');
  const { act, data, error, isPending } = useAction(calculateOwnership);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    void act({ kind: 'car', identifier, registered, postCode, ...ownershipNumbers(typed) }).catch(() => null); // reported in `error`
  }

  return (
    <Card title="Cost of ownership to a private buyer">
      <p className="mb-3 text-sm text-soft">Free. Age and postcode are sent to the service and not stored.</p>
      <form onSubmit={submit} method="dialog" className="space-y-3" noValidate>
        <OwnershipFields
          typed={typed}
          onType={(name, value) => setTyped((current) => ({ ...current, [name]: value }))}
          postCode={postCode}
          onPostCode={setPostCode}
          error={error}
        />
        <Button type="submit" pending={isPending}>
          Calculate
        </Button>
      </form>
      {error && !isAtField(error) && (
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

interface OwnershipFieldsProps {
  typed: TypedOwnership;
  onType: (name: OwnershipFieldName, value: string) => void;
  postCode: string;
  onPostCode: (value: string) => void;
  error: Fault | null;
}

function OwnershipFields({ typed, onType, postCode, onPostCode, error }: OwnershipFieldsProps) {
  const errorAt = (name: string) => (error?.field === name ? `${error.message} ${error.fix}` : undefined);
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {FIELDS.map((field) => (
        <Field
          key={field.name}
          label={field.label}
          name={field.name}
          hint={'hint' in field ? field.hint : undefined}
          error={errorAt(field.name)}
        >
          {(control) => (
            <TextInput
              {...control}
              numeric
              before={'before' in field ? field.before : undefined}
              after={'after' in field ? field.after : undefined}
              value={typed[field.name]}
              onChange={({ target }) => onType(field.name, target.value)}
            />
          )}
        </Field>
      ))}
      <Field label="Postcode" name="postCode" error={errorAt('postCode')}>
        {(control) => (
          <TextInput {...control} value={postCode} onChange={({ target }) => onPostCode(target.value)} maxLength={10} />
        )}
      </Field>
    </div>
  );
}

function initialValues(): TypedOwnership {
  const defaults = Object.fromEntries(FIELDS.map(({ name, from }) => [name, String(from)]));
  return { ...EMPTY, ...defaults };
}

const EMPTY: TypedOwnership = {
  purchasePounds: '',
  depositPounds: '',
  aprPercent: '',
  currentMiles: '',
  milesPerYear: '',
  years: '',
  insurancePoundsPerYear: '',
  age: '',
};
