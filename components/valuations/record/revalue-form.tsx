'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Card } from '@/components/ui/data/card';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { readPriceDifference, revalue } from '@/lib/api/addresses/valuations';
import { useAnswer } from '@/lib/api/client/use-answer';
import { britishDay } from '@/lib/domain/time/calendar';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad, registrationDateProblem } from '@/lib/domain/vehicles/registration-date';
import { isAlreadyValued } from '@/lib/domain/valuations/already-valued';
import type { ValuationRecord } from '@/lib/domain/valuations/valuation';
import type { VehicleKind } from '@/lib/domain/vehicles/vehicle';
import { formatCount } from '@/lib/format';
import { AlternativeChoice } from './alternative-choice';
import { mileageAdvice } from '@/components/valuations/form/mileage-advice';
import { mileageRefusal, missingAnswerRequest, becauseSentence } from '@/components/valuations/form/valuation-request';
import { PricedButton } from '@/components/valuations/form/priced-button';
import { useIsSettled } from '@/components/valuations/form/use-is-settled';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { useSettledCostPreview } from '@/components/valuations/form/use-cost-preview';
import { isChanged, RequestFault } from '@/components/valuations/form/request-fault';

const UNCHANGED_WORDS = 'This valuation is shown above. Choose another derivative or mileage.';

type DerivativeChoice = { kind: VehicleKind; identifier: number };

/** One of the derivatives it may be, valued by its identifier; the record itself stays as it is. */
export function RevalueForm({ record }: { record: ValuationRecord }) {
  const choices = derivativeChoices(record);
  const [chosen, setChosen] = useState(() => firstChoice(record));
  const [mileage, setMileage] = useState(record.mileage.entered === null ? '' : formatCount(record.mileage.entered));
  const [registered, setRegistered] = useState(record.identity.registered ?? '');
  const [refusals, setRefusals] = useState<{ mileage?: string | undefined; registered?: string | undefined }>({});
  const { pending, fault, submittedInput, act, retry } = useRecordCreation(revalue);
  const form = useRef<HTMLFormElement>(null);

  const isMileageSettled = useIsSettled(mileage);
  const derivative = choices.find((choice) => derivativeKey(choice) === chosen);
  const miles = checkMileage(mileage);
  const today = britishDay(new Date());
  const dateRefusal = registrationDateProblem(registered, today);
  const needsDate = registrationDateProblem(record.identity.registered ?? '', today) !== null;
  const request =
    derivative && miles.state === 'miles' && !dateRefusal ? { ...derivative, registered, mileage: miles.miles } : null;
  const isUnchanged = request !== null && isAlreadyValued(record, request, today);
  const costPreview = useSettledCostPreview(isUnchanged ? null : request);
  const age = dateRefusal ? null : monthsOnTheRoad(registered, today, record.register);
  const priceDifferences = useAnswer(readPriceDifference, record.alternatives.length > 0 ? { id: record.id } : null);
  if (choices.length === 0) return null;

  const fieldError = (name: string) => (fault?.field === name ? `${fault.message} ${fault.fix}` : undefined);

  function applyChange(change: () => void) {
    change();
    setRefusals({});
  }

  function applyMileage(text: string) {
    applyChange(() => setMileage(text));
    form.current?.querySelector<HTMLInputElement>('[name=mileage]')?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending || !derivative) return;
    const problems = {
      mileage: mileageRefusal(miles) ?? (isUnchanged ? UNCHANGED_WORDS : undefined),
      registered: dateRefusal ? becauseSentence(dateRefusal) : undefined,
    };
    setRefusals(problems);
    const wrongField = problems.mileage ? 'mileage' : problems.registered ? 'registered' : null;
    if (wrongField) return form.current?.querySelector<HTMLInputElement>(`[name=${wrongField}]`)?.focus();
    void act({ id: record.id, ...derivative, mileage, registered });
  }

  // What the guide has answered already is not to be paid for again by the look of it.
  const hasValuation = record.sources.valuation !== null;
  const hasSeveral = choices.length > 1;
  return (
    <div className="print:hidden">
      <Card
        title={!hasValuation ? 'Value this vehicle' : hasSeveral ? 'Change derivative or mileage' : 'Change mileage'}
      >
        <form ref={form} onSubmit={submit} noValidate className="space-y-4">
          <AlternativeChoice
            record={record}
            priceDifferences={priceDifferences}
            chosen={chosen}
            onChange={(key) => applyChange(() => setChosen(key))}
          />
          <div className="flex flex-wrap items-start gap-4">
            <div className="w-40">
              <Field
                label="Mileage"
                name="mileage"
                error={refusals.mileage ?? fieldError('mileage')}
                advice={isMileageSettled && !refusals.mileage && mileageAdvice(miles, age, applyMileage)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    numeric
                    after="mi"
                    value={mileage}
                    onChange={({ target }) => applyChange(() => setMileage(target.value))}
                  />
                )}
              </Field>
            </div>
            {needsDate && (
              <div className="w-48">
                <Field
                  label="First registered"
                  name="registered"
                  error={refusals.registered ?? fieldError('registered')}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      type="date"
                      value={registered}
                      onChange={({ target }) => applyChange(() => setRegistered(target.value))}
                    />
                  )}
                </Field>
              </div>
            )}
          </div>
          <RequestFault
            fault={fault}
            fields={['mileage', 'registered']}
            changed={isChanged(submittedInput, { id: record.id, ...derivative, mileage, registered })}
            retry={retry}
          />
          <PricedButton
            type="submit"
            variant={hasValuation || missingAnswerRequest(record) ? 'secondary' : 'primary'}
            pending={pending}
            costPreview={costPreview}
            atMost={isUnchanged ? 'shown above' : '1 valuation'}
          >
            {hasValuation && hasSeveral ? 'Revalue' : 'Value'}
          </PricedButton>
        </form>
      </Card>
    </div>
  );
}

/** What the valuations cover of the vehicle and its alternatives. */
function derivativeChoices({ identity, alternatives }: ValuationRecord): DerivativeChoice[] {
  const candidates: readonly { kind: VehicleKind | null; identifier: number }[] =
    alternatives.length > 0 ? alternatives : identity.vehicle ? [identity.vehicle] : [];
  return candidates.flatMap(({ kind, identifier }) => (kind ? [{ kind, identifier }] : []));
}

function firstChoice(record: ValuationRecord): string {
  const { vehicle } = record.identity;
  const choices = derivativeChoices(record);
  const ownChoice = vehicle && choices.find((choice) => derivativeKey(choice) === derivativeKey(vehicle));
  const first = ownChoice ?? choices[0];
  return first ? derivativeKey(first) : '';
}

function derivativeKey({ kind, identifier }: { kind: VehicleKind; identifier: number }): string {
  return `${kind} ${identifier}`;
}
