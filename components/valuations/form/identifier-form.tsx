'use client';

import { useRef, useState, type FormEvent } from 'react';
import { ErrorSummary, type FieldProblem } from '@/components/ui/forms/error-summary';
import { DateField } from '@/components/ui/forms/date-field';
import { Field } from '@/components/ui/forms/field';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuationByIdentifier } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad, registrationDateProblem } from '@/lib/domain/vehicles/registration-date';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { LookUpButtons } from './look-up-buttons';
import { hasMileageAdvice, MileageAdvice } from './mileage-advice';
import { mileageRefusal, becauseSentence } from './valuation-request';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { useRecordCreation } from './use-record-creation';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { LookUpPending } from './look-up-pending';
import { StoppedWaiting } from './stopped-waiting';
import { isChanged, RequestFault } from './request-fault';
import { SOURCES } from '@/lib/domain/source-names';

const FIELDS = ['identifier', 'registered', 'mileage'] as const;
type IdentifierFieldName = (typeof FIELDS)[number];
type IdentifierTexts = Record<IdentifierFieldName, string>;
const IDENTIFIER_MAX = 2_147_483_647;

/** A derivative by its guide ID, with its date of first registration and mileage. */
export function IdentifierForm({ today, start }: { today: string; start?: { kind: VehicleKind; identifier: string } }) {
  const [kind, setKind] = useState<VehicleKind>(start?.kind ?? 'car');
  const [typed, setTyped] = useState<IdentifierTexts>({
    identifier: start?.identifier ?? '',
    registered: '',
    mileage: '',
  });
  const [problems, setProblems] = useState<Partial<Record<IdentifierFieldName, string | undefined>>>({});
  const [attempt, setAttempt] = useState(0);
  const { pending, isStopped, stopWaiting, fault, submittedInput, act, retry } = useRecordCreation(
    useAction(createValuationByIdentifier),
  );

  const found = formProblems(typed, today);
  const complete = FIELDS.every((name) => found[name] === undefined);
  const { registered, mileage } = typed;
  const request = { kind, identifier: Number(typed.identifier.trim()), registered, mileage };
  const costPreview = useSettledCostPreview(complete ? request : null);
  const submission = { fault, submittedInput, costPreview, retry };

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    setProblems(found);
    setAttempt((count) => count + 1);
    if (complete) void act({ ...request, fresh, mostCredits: creditsShown(costPreview?.cost, 1, fresh) });
  }

  const problemOf = (name: IdentifierFieldName) =>
    problems[name] ?? (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);
  return (
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <ErrorSummary problems={listProblems(problems)} attempt={attempt} />
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
      <IdentifierFields
        typed={typed}
        today={today}
        age={found.registered === undefined ? monthsOnTheRoad(typed.registered, today) : null}
        problemOf={problemOf}
        hasMileageProblem={problems.mileage !== undefined}
        onType={(name, text) => {
          setTyped((current) => ({ ...current, [name]: text }));
          setProblems((current) => ({ ...current, [name]: undefined }));
        }}
      />
      <RequestFault {...submission} fields={FIELDS} changed={isChanged(submittedInput, request)} />
      <div className="flex flex-wrap gap-2">
        <LookUpButtons
          label="Value"
          pending={pending}
          costPreview={costPreview}
          mostCredits={1}
          isRefused={fault !== null}
          onRefresh={() => submit(null, true)}
        />
      </div>
      {isStopped ? <StoppedWaiting /> : pending && <LookUpPending onStop={stopWaiting} />}
    </form>
  );
}

interface IdentifierFieldsProps {
  typed: IdentifierTexts;
  today: string;
  /** The most months the vehicle can have been on the road; null while its date is not known. */
  age: number | null;
  problemOf: (name: IdentifierFieldName) => string | undefined;
  /** Shown as an error of the last submission: then no advice is shown beside it. */
  hasMileageProblem: boolean;
  onType: (name: IdentifierFieldName, text: string) => void;
}

function IdentifierFields({ typed, today, age, problemOf, hasMileageProblem, onType }: IdentifierFieldsProps) {
  const mileageInput = useRef<HTMLInputElement>(null);
  const isMileageSettled = useIsSettled(typed.mileage);
  const miles = checkMileage(typed.mileage);
  const field = (name: IdentifierFieldName) => ({ name, id: fieldId(name), error: problemOf(name) });
  const control = (name: IdentifierFieldName) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  });

  function applyMileage(text: string) {
    onType('mileage', text);
    mileageInput.current?.focus();
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field label="Guide ID" hint={`The derivative’s number in ${SOURCES.guide.inText}.`} {...field('identifier')}>
        {(controlProps) => <TextInput {...controlProps} {...control('identifier')} numeric autoFocus maxLength={12} />}
      </Field>
      <DateField
        label="First registered"
        hint="As shown on the V5C."
        {...field('registered')}
        value={typed.registered}
        onChange={(day) => onType('registered', day)}
        max={today}
      />
      <Field
        label="Mileage"
        hint="Such as 62,480 or 62k."
        {...field('mileage')}
        advice={
          isMileageSettled &&
          !hasMileageProblem &&
          hasMileageAdvice(miles, age) && <MileageAdvice check={miles} oldestAgeMonths={age} onApply={applyMileage} />
        }
      >
        {(controlProps) => (
          <TextInput
            {...controlProps}
            {...control('mileage')}
            ref={mileageInput}
            numeric
            after="mi"
            enterKeyHint="go"
          />
        )}
      </Field>
    </div>
  );
}

const fieldId = (name: IdentifierFieldName) => `by-identifier-${name}`;

const listProblems = (problems: Partial<Record<IdentifierFieldName, string | undefined>>): FieldProblem[] =>
  FIELDS.flatMap((name) => {
    const message = problems[name];
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });

function formProblems({ identifier, registered, mileage }: IdentifierTexts, today: string) {
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
