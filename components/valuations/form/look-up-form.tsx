'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createRegistration } from '@/lib/api/addresses/registrations/registrations';
import { useAction } from '@/lib/api/client/use-answer';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { LookUpButtons } from './look-up-buttons';
import { LookUpPending } from './look-up-pending';
import { plateHint } from './plate-advice';
import { PlateField } from './plate-field';
import { isChanged, RequestFault } from './request-fault';
import { useFileCreation } from './use-file-creation';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { lookUpPreviewInput, plateFormRefusals } from './valuation-request';
import { usePlateCorrection } from '@/components/valuations/plate/use-plate-correction';

const ANY_MILEAGE = { state: 'miles', miles: 0 } as const;

/** Identifies a vehicle by plate or VIN, without its value. The result is a vehicle file. */
export function LookUpForm({ today }: { today: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  // Typed before the script had loaded.
  useEffect(() => setTyped(input.current?.value ?? ''), []);

  const check = checkPlate(typed, today);
  const isVin = check.state === 'vin';
  const { pending, fault, submittedInput, act, retry } = useFileCreation(useAction(createRegistration));
  const costPreview = useSettledCostPreview(lookUpPreviewInput(check));
  const submission = { fault, submittedInput, costPreview, retry };

  function change(text: string) {
    setTyped(text);
    setRefusal(undefined);
  }

  function fill(text: string) {
    if (input.current) input.current.value = text;
    change(text);
  }
  const correction = usePlateCorrection(check, fill);

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending || correction.correct()) return;
    const problem = plateFormRefusals(check, ANY_MILEAGE).plate;
    setRefusal(problem);
    if (problem) return input.current?.focus();
    const mostCredits = creditsShown(costPreview?.cost, 1, fresh);
    void act({ ...(isVin ? { vin: typed } : { plate: typed }), fresh, mostCredits });
  }

  return (
    // Without script, Enter sends nothing, so no text is lost and no plate gets into the address.
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <PlateField
        ref={input}
        label={
          <>
            Plate <span className="font-normal text-soft">or VIN</span>
          </>
        }
        aside={plateHint(check)}
        check={check}
        correction={correction}
        typed={typed}
        refusal={refusal}
        error={fault?.field === 'plate' || fault?.field === 'vin' ? `${fault.message} ${fault.fix}` : undefined}
        autoFocus
        enterKeyHint="go"
        onInput={change}
        onApply={(text) => {
          fill(text);
          input.current?.focus();
        }}
      />
      <RequestFault
        {...submission}
        fields={['plate', 'vin']}
        changed={isChanged(submittedInput, isVin ? { vin: typed } : { plate: typed })}
      />
      <div className="flex flex-wrap gap-2">
        <LookUpButtons
          label="Look up"
          pending={pending}
          costPreview={costPreview}
          mostCredits={1}
          isRefused={fault !== null}
          onRefresh={() => submit(null, true)}
        />
      </div>
      {pending && <LookUpPending />}
    </form>
  );
}
