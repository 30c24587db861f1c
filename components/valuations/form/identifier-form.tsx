'use client';

import { useRef, useState, type FormEvent } from 'react';
import { ErrorSummary, type FieldProblem } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuationByIdentifier } from '@/lib/api/addresses/valuations';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad, registrationDateProblem } from '@/lib/domain/vehicles/registration-date';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { mileageAdvice } from './mileage-advice';
import { mileageRefusal, becauseSentence } from './valuation-request';
import { PricedButton } from './priced-button';
import { useIsSettled } from './use-is-settled';
import { useRecordCreation } from './use-record-creation';
import { useSettledCostPreview } from './use-cost-preview';
import { LookUpPendingLine } from './look-up-pending-line';
import { isChanged, RequestFault } from './request-fault';
import { SOURCES } from '@/lib/domain/source-names';

const FIELDS = ['identifier', 'registered', 'mileage'] as const;
type IdentifierFieldName = (typeof FIELDS)[number];
const IDENTIFIER_MAX = 2_147_483_647;

/** A derivative by its number in the guide, with the date it was registered and its mileage. */
export function IdentifierForm({ today, start }: { today: string; start?: { kind: VehicleKind; identifier: string } }) {
  const [kind, setKind] = useState<VehicleKind>(start?.kind ?? 'car');
  const [typed, setTyped] = useState<Record<IdentifierFieldName, string>>({
    identifier: start?.identifier ?? '',
    registered: '',
    mileage: '',
  });
  const [problems, setProblems] = useState<Partial<Record<IdentifierFieldName, string | undefined>>>({});
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const { pending, fault, submittedInput, act, retry } = useRecordCreation(createValuationByIdentifier);

  const isMileageSettled = useIsSettled(typed.mileage);
  const found = formProblems(typed, today);
  const complete = FIELDS.every((name) => found[name] === undefined);
  const request = { kind, identifier: Number(typed.identifier.trim()), registered: typed.registered };
  const costPreview = useSettledCostPreview(complete ? { ...request, mileage: typed.mileage } : null);
  const isFree = costPreview !== undefined && costPreview.cost.free;

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    setProblems(found);
    setAttempt((count) => count + 1);
    if (complete) void act({ ...request, mileage: typed.mileage, fresh });
  }

  const age = found.registered === undefined ? monthsOnTheRoad(typed.registered, today) : null;
  const changeField = (name: IdentifierFieldName, text: string) => {
    setTyped((current) => ({ ...current, [name]: text }));
    setProblems((current) => ({ ...current, [name]: undefined }));
  };
  const applyMileage = (text: string) => {
    changeField('mileage', text);
    form.current?.querySelector<HTMLInputElement>('[name=mileage]')?.focus();
  };
  const field = (name: IdentifierFieldName) => ({
    name,
    id: `by-identifier-${name}`,
    error: problems[name] ?? (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined),
  });
  const control = (name: IdentifierFieldName) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => changeField(name, target.value),
  });
  const problemList = FIELDS.flatMap((name): FieldProblem[] => {
    const message = problems[name];
    return message ? [{ fieldId: `by-identifier-${name}`, message }] : [];
  });

  return (
    <form ref={form} method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <ErrorSummary problems={problemList} attempt={attempt} />
      <RadioGroup
        legend="Vehicle type"
        inline
        value={kind}
        onChange={(value) => setKind(value === 'van' ? 'van' : 'car')}
        options={[
          { value: 'car', label: 'Car' },
          { value: 'van', label: 'Van' },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Guide ID" hint={`The derivative’s number in ${SOURCES.guide.inText}.`} {...field('identifier')}>
          {(controlProps) => (
            <TextInput {...controlProps} {...control('identifier')} numeric autoFocus maxLength={12} />
          )}
        </Field>
        <Field label="First registered" hint="As shown on the V5C." {...field('registered')}>
          {(controlProps) => <TextInput {...controlProps} {...control('registered')} type="date" max={today} />}
        </Field>
        <Field
          label="Mileage"
          hint="Such as 62,480 or 62k."
          {...field('mileage')}
          advice={
            isMileageSettled && !problems.mileage && mileageAdvice(checkMileage(typed.mileage), age, applyMileage)
          }
        >
          {(controlProps) => (
            <TextInput {...controlProps} {...control('mileage')} numeric after="mi" enterKeyHint="go" />
          )}
        </Field>
      </div>
      <RequestFault
        fault={fault}
        fields={FIELDS}
        changed={isChanged(submittedInput, { ...request, mileage: typed.mileage })}
        retry={retry}
      />
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} costPreview={costPreview} atMost="1 valuation">
          Value
        </PricedButton>
        {isFree && !pending && (
          <PricedButton costPreview={costPreview} fresh atMost="" onClick={() => submit(null, true)}>
            Refresh (new check)
          </PricedButton>
        )}
      </div>
      {pending && <LookUpPendingLine />}
    </form>
  );
}

function formProblems({ identifier, registered, mileage }: Record<IdentifierFieldName, string>, today: string) {
  const number = identifier.trim();
  const registeredProblem = registrationDateProblem(registered, today);
  return {
    identifier:
      number === ''
        ? 'Enter the guide ID, such as 50017.'
        : /^\d+$/.test(number) && Number(number) > 0 && Number(number) <= IDENTIFIER_MAX
          ? undefined
          : 'A guide ID is a whole number, such as 50017.',
    registered: registeredProblem ? becauseSentence(registeredProblem) : undefined,
    mileage: mileageRefusal(checkMileage(mileage)),
  };
}
