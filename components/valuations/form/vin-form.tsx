'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuationByVin } from '@/lib/api/addresses/valuations';
import { checkVin } from '@/lib/domain/vehicles/vin';
import { PricedButton } from './priced-button';
import { useRecordCreation } from './use-record-creation';
import { useSettledCostPreview } from './use-cost-preview';
import { LookUpPendingLine } from './look-up-pending-line';
import { isChanged, RequestFault } from './request-fault';

/** A VIN, for the vehicle without a plate: who it is first, its value after, each priced on its own button. */
export function VinForm() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { pending, fault, submittedInput: pressed, act, retry: again } = useRecordCreation(createValuationByVin);
  const check = checkVin(typed);
  const vin = check.state === 'vin' ? check.vin : null;
  const costPreview = useSettledCostPreview(vin === null ? null : { vin });
  const isFree = costPreview !== undefined && costPreview.cost.free;

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    const problem =
      check.state === 'vin'
        ? undefined
        : check.state === 'refused'
          ? `${check.because.reason} ${check.because.next}`
          : 'Enter the 17 characters of the VIN.';
    setRefusal(problem);
    if (problem) return input.current?.focus();
    void act({ vin: typed, fresh });
  }

  return (
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <Field
        label="VIN"
        name="vin"
        hint="17 characters, on the windscreen, the door pillar or the V5C."
        error={refusal ?? (fault?.field === 'vin' ? `${fault.message} ${fault.fix}` : undefined)}
        advice={
          check.state === 'vin' &&
          (check.warnings.length > 0 || check.suggestion) && (
            <>
              {check.warnings.map(({ text }) => text).join(' ')}{' '}
              {check.suggestion && (
                <button
                  type="button"
                  className="link font-semibold"
                  onClick={() => {
                    if (input.current) input.current.value = check.suggestion ?? '';
                    setTyped(check.suggestion ?? '');
                    input.current?.focus();
                  }}
                >
                  Use {check.suggestion}
                </button>
              )}
            </>
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoFocus
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            enterKeyHint="go"
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setRefusal(undefined);
            }}
            after={check.state === 'vin' ? (check.maker ?? undefined) : `${typed.replace(/\s/g, '').length} of 17`}
          />
        )}
      </Field>
      <RequestFault fault={fault} fields={['vin']} changed={isChanged(pressed, { vin: typed })} retry={again} />
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} costPreview={costPreview} atMost="1 look-up">
          Look up
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
