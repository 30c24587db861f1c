'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { Field } from '@/components/ui/forms/field';
import { PlateInput } from '@/components/ui/forms/plate-input';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuation, createValuationByVin } from '@/lib/api/addresses/valuations';
import { checkMileage } from '@/lib/domain/vehicles/mileage';
import { checkPlate, oldestAgeMonths } from '@/lib/domain/plates/check-plate';
import { mileageAdvice } from './mileage-advice';
import { PlateAdvice, hasAdvice, plateHint } from './plate-advice';
import { PricedButton } from './priced-button';
import { useIsSettled } from './use-is-settled';
import { useRecordCreation } from './use-record-creation';
import { useSettledCostPreview } from './use-cost-preview';
import { LookUpPendingLine } from './look-up-pending-line';
import { isChanged, RequestFault } from './request-fault';
import { plateFormRefusals, valuationRequest, type PlateFormRefusals } from './valuation-request';

/**
 * The main job: a plate and a mileage, or a VIN in the same field. The inputs keep their own text, so that what was
 * typed before the script came is not lost; the state follows them.
 */
export function PlateForm({ today }: { today: string }) {
  const plateInput = useRef<HTMLInputElement>(null);
  const mileageInput = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ plate: '', mileage: '' });
  const [internetPrices, setInternetPrices] = useState(false);
  const [refusals, setRefusals] = useState<PlateFormRefusals>({});
  const byPlate = useRecordCreation(createValuation);
  const byVin = useRecordCreation(createValuationByVin);

  useEffect(() => readInputs(), []);

  const check = checkPlate(typed.plate, today);
  const isVin = check.state === 'vin';
  const miles = checkMileage(typed.mileage);
  const [isPlateSettled, isMileageSettled] = [useIsSettled(typed.plate), useIsSettled(typed.mileage)];
  const { pending, fault, retry, submittedInput } = isVin ? byVin : byPlate;
  const input = isVin ? { vin: typed.plate } : { ...typed, internetPrices };
  const request = valuationRequest(check, miles);
  const costPreview = useSettledCostPreview(
    request && (request.vin === undefined ? { ...request, internetPrices } : request),
  );
  const hasCachedPart = costPreview !== undefined && costPreview.cost.parts.some((part) => part.kept !== null);

  function readInputs() {
    setTyped({ plate: plateInput.current?.value ?? '', mileage: mileageInput.current?.value ?? '' });
  }

  function applyPlate(display: string) {
    if (plateInput.current) plateInput.current.value = display;
    readInputs();
    const next = mileageInput.current?.value === '' ? mileageInput : plateInput;
    next.current?.focus();
  }

  function applyMileage(text: string) {
    if (mileageInput.current) mileageInput.current.value = text;
    readInputs();
    mileageInput.current?.focus();
  }

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    const problems = plateFormRefusals(check, miles);
    setRefusals(problems);
    if (problems.plate) return plateInput.current?.focus();
    if (problems.mileage) return mileageInput.current?.focus();
    void (isVin ? byVin.act({ vin: typed.plate, fresh }) : byPlate.act({ ...typed, internetPrices, fresh }));
  }

  const fieldError = (...names: string[]) =>
    fault?.field && names.includes(fault.field) ? `${fault.message} ${fault.fix}` : undefined;
  const oldestMonths = check.state === 'fits' ? oldestAgeMonths(check.reading, today) : null;

  return (
    // Sent nowhere when Enter comes before the script: nothing typed is lost, and no plate comes into the address.
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <div className="grid items-start gap-4 sm:grid-cols-[3fr_2fr]">
        <Field
          label={
            <>
              Plate <span className="font-normal text-soft">or VIN</span>
              {plateHint(check) && <span className="ml-2 font-normal text-soft">{plateHint(check)}</span>}
            </>
          }
          name="plate"
          error={refusals.plate ?? fieldError('plate', 'vin')}
          advice={
            isPlateSettled && hasAdvice(check) && !refusals.plate && <PlateAdvice check={check} onApply={applyPlate} />
          }
        >
          {(control) => (
            <PlateInput
              {...control}
              ref={plateInput}
              autoFocus
              enterKeyHint="next"
              placeholder="AB12 CDE"
              long={typed.plate.trim().length > 10}
              onInput={() => {
                readInputs();
                setRefusals(({ mileage }) => ({ mileage }));
              }}
            />
          )}
        </Field>
        <Field
          label={<>Mileage {isVin && <span className="font-normal text-soft">not needed for a VIN</span>}</>}
          name="mileage"
          error={refusals.mileage ?? fieldError('mileage')}
          advice={isMileageSettled && !refusals.mileage && mileageAdvice(miles, oldestMonths, applyMileage)}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={mileageInput}
              numeric
              size="lg"
              after="mi"
              enterKeyHint="go"
              placeholder="62,480"
              onInput={() => {
                readInputs();
                setRefusals(({ plate }) => ({ plate }));
              }}
            />
          )}
        </Field>
      </div>
      <RequestFault
        fault={fault}
        fields={['plate', 'vin', 'mileage']}
        changed={isChanged(submittedInput, input)}
        retry={retry}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PricedButton
          type="submit"
          variant="primary"
          pending={pending}
          costPreview={costPreview}
          atMost={isVin ? '1 look-up' : internetPrices ? '1 look-up + 2 valuations' : '1 look-up + 1 valuation'}
        >
          {isVin ? 'Look up this VIN' : pending ? 'Valuing' : 'Value'}
        </PricedButton>
        {hasCachedPart && !pending && (
          <PricedButton costPreview={costPreview} fresh atMost="" onClick={() => submit(null, true)}>
            Refresh (new check)
          </PricedButton>
        )}
        {!isVin && (
          <Checkbox
            label="Add online market prices"
            hint="+1 valuation"
            checked={internetPrices}
            onChange={({ target }) => setInternetPrices(target.checked)}
          />
        )}
      </div>
      {pending && <LookUpPendingLine />}
    </form>
  );
}
