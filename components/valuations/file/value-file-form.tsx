'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useToday } from '@/components/ui/behaviour/use-today';
import { Card } from '@/components/ui/data/card';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { isChanged, RequestFault } from '@/components/valuations/form/request-fault';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { becauseSentence, mileageRefusal } from '@/components/valuations/form/valuation-request';
import { RevalueFields, type RevalueRefusals } from '@/components/valuations/record/revalue-fields';
import { valueVehicleFile } from '@/lib/api/addresses/registrations/vehicle-files';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { monthsOnTheRoad, registrationDateProblem } from '@/lib/domain/vehicles/registration-date';
import type { RegistrationRecord } from '@/lib/domain/vehicles/registration/registration-record';

/** Values the vehicle of the file: its look-up was paid for, so the valuation alone is charged. */
export function ValueFileForm({ record }: { record: RegistrationRecord }) {
  const [typed, setTyped] = useState({ mileage: '', registered: record.identity.registered ?? '' });
  const [refusals, setRefusals] = useState<RevalueRefusals>({});
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();
  const { pending, fault, submittedInput, act, retry } = useRecordCreation(useAction(valueVehicleFile));
  const { vehicle, miles, dateProblem, input, previewInput } = fileValuation(record, {
    ...typed,
    today,
  });
  const costPreview = useSettledCostPreview(previewInput);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const problems = {
      mileage: mileageRefusal(miles),
      registered: dateProblem ? becauseSentence(dateProblem) : undefined,
    };
    setRefusals(problems);
    const refused = problems.mileage ? 'mileage' : problems.registered ? 'registered' : null;
    if (refused) return form.current?.querySelector<HTMLInputElement>(`[name=${refused}]`)?.focus();
    void act({ ...input, mostCredits: creditsShown(costPreview?.cost, 1) });
  }

  if (vehicle === null && record.asked.plate === null) return null;
  return (
    <Card title="Value this vehicle">
      <form ref={form} method="dialog" onSubmit={submit} noValidate className="space-y-4">
        <p className="text-sm text-soft">The look-up of this file is used again and not charged again.</p>
        <RevalueFields
          typed={typed}
          miles={miles}
          age={typed.registered && !dateProblem ? monthsOnTheRoad(typed.registered, today, record.register) : null}
          needsDate={vehicle !== null && registrationDateProblem(record.identity.registered ?? '', today) !== null}
          refusals={refusals}
          fault={fault}
          onType={(field, text) => {
            setTyped((current) => ({ ...current, [field]: text }));
            setRefusals({});
          }}
        />
        <RequestFault
          fault={fault}
          submittedInput={submittedInput}
          costPreview={costPreview}
          fields={['mileage', 'registered']}
          changed={isChanged(submittedInput, input)}
          retry={retry}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PricedButton type="submit" variant="primary" pending={pending} costPreview={costPreview} mostCredits={1}>
            Value
          </PricedButton>
        </div>
      </form>
    </Card>
  );
}

interface TypedFileValuation {
  mileage: string;
  registered: string;
  today: string;
}

/** What a submission sends and would cost: by plate, or by guide ID where a derivative was chosen or there is no plate. */
function fileValuation(record: RegistrationRecord, { mileage, registered, today }: TypedFileValuation) {
  const { plate } = record.asked;
  const vehicle = record.choice?.vehicle ?? (plate === null ? record.identity.vehicle : null);
  const miles = checkMileage(mileage);
  const dateProblem = vehicle === null ? null : registrationDateProblem(registered, today);
  const priced = vehicle
    ? { file: record.id, kind: vehicle.kind, identifier: vehicle.identifier, registered }
    : { plate: plate ?? '', only: 'valuation' as const };
  return {
    vehicle,
    miles,
    dateProblem,
    input: { id: record.id, mileage, ...(vehicle && registered && { registered }) },
    previewInput: miles.state === 'miles' && !dateProblem ? { ...priced, mileage: miles.miles } : null,
  };
}
