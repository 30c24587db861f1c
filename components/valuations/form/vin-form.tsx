'use client';

import { useRef, useState, type FormEvent } from 'react';
import { useIsSettled } from '@/components/ui/behaviour/use-is-settled';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { createValuationByVin } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { checkVin, type VinCheck } from '@/lib/domain/vehicles/vin';
import { LookUpButtons } from './look-up-buttons';
import { useRecordCreation } from './use-record-creation';
import { useSettledCostPreview } from '@/components/layout/billing/use-cost-preview';
import { LookUpPending } from './look-up-pending';
import { StoppedWaiting } from './stopped-waiting';
import { isChanged, RequestFault } from './request-fault';
import { becauseSentence } from './valuation-request';

/** Identifies a vehicle by VIN; valuing it is a second step with its own price. */
export function VinForm() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { pending, isStopped, stopWaiting, fault, submittedInput, act, retry } = useRecordCreation(
    useAction(createValuationByVin),
  );
  const isSettled = useIsSettled(typed);
  const check = checkVin(typed);
  const costPreview = useSettledCostPreview(check.state === 'vin' ? { vin: check.vin } : null);
  const submission = { fault, submittedInput, costPreview, retry };

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    const problem = vinProblem(check);
    setRefusal(problem);
    if (problem) return input.current?.focus();
    void act({ vin: typed, fresh, mostCredits: creditsShown(costPreview?.cost, 1, fresh) });
  }

  function applySuggestion(suggestion: string) {
    if (input.current) input.current.value = suggestion;
    setTyped(suggestion);
    input.current?.focus();
  }

  return (
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <Field
        label="VIN"
        name="vin"
        hint="17 characters, on the windscreen, the door pillar or the V5C."
        error={refusal ?? (fault?.field === 'vin' ? `${fault.message} ${fault.fix}` : undefined)}
        advice={
          isSettled &&
          check.state === 'vin' &&
          (check.warnings.length > 0 || check.suggestion) && <VinAdvice check={check} onApply={applySuggestion} />
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
            after={check.state === 'vin' ? makerOf(check) : `${typed.replace(/\s/g, '').length} of 17`}
          />
        )}
      </Field>
      <RequestFault {...submission} fields={['vin']} changed={isChanged(submittedInput, { vin: typed })} />
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
      {isStopped ? <StoppedWaiting /> : pending && <LookUpPending onStop={stopWaiting} />}
    </form>
  );
}

/** Not on the narrowest screens, where it would cover the end of the number. */
const makerOf = ({ maker }: Extract<VinCheck, { state: 'vin' }>) =>
  maker === null ? undefined : <span className="max-[22rem]:hidden">{maker}</span>;

function vinProblem(check: VinCheck): string | undefined {
  if (check.state === 'vin') return undefined;
  return check.state === 'refused' ? becauseSentence(check.because) : 'Enter the 17 characters of the VIN.';
}

interface VinAdviceProps {
  check: Extract<VinCheck, { state: 'vin' }>;
  onApply: (suggestion: string) => void;
}

function VinAdvice({ check: { warnings, suggestion }, onApply }: VinAdviceProps) {
  return (
    <>
      {warnings.map(({ text }) => text).join(' ')}{' '}
      {suggestion && (
        <button type="button" className="link font-semibold" onClick={() => onApply(suggestion)}>
          Use {suggestion}
        </button>
      )}
    </>
  );
}
