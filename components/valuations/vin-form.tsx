'use client';

import { useRef, useState, type FormEvent } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { createValuationByVin } from '@/lib/api/addresses/valuations';
import { checkVin } from '@/lib/domain/vin';
import { PricedButton } from './priced-button';
import { useNewRecord } from './use-new-record';
import { useTypedPrice } from './use-price';
import { WaitingLine } from './waiting-line';
import { isChanged, WishFault } from './wish-fault';

/** A VIN, for the vehicle without a plate: who it is first, its value after, each priced on its own button. */
export function VinForm() {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const { pending, fault, pressed, act, again } = useNewRecord(createValuationByVin);
  const check = checkVin(typed);
  const vin = check.state === 'vin' ? check.vin : null;
  const price = useTypedPrice(vin === null ? null : { vin });
  const kept = price !== undefined && price.cost.free;

  function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    const problem =
      check.state === 'vin'
        ? undefined
        : check.state === 'refused'
          ? `${check.because.reason} ${check.because.next}`
          : 'Type the 17 characters of the VIN.';
    setRefused(problem);
    if (problem) return input.current?.focus();
    void act({ vin: typed, fresh });
  }

  return (
    <form method="dialog" onSubmit={(event) => submit(event, false)} noValidate className="space-y-4">
      <Field
        label="VIN"
        name="vin"
        hint="17 characters: on the windscreen, the door pillar or the registration document."
        error={refused ?? (fault?.field === 'vin' ? `${fault.message} ${fault.fix}` : undefined)}
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
              setRefused(undefined);
            }}
            after={check.state === 'vin' ? (check.maker ?? undefined) : `${typed.replace(/\s/g, '').length} of 17`}
          />
        )}
      </Field>
      <WishFault fault={fault} fields={['vin']} changed={isChanged(pressed, { vin: typed })} again={again} />
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} price={price} atMost="1 look-up">
          Look up
        </PricedButton>
        {kept && !pending && (
          <PricedButton price={price} fresh atMost="" onClick={() => submit(null, true)}>
            Look up afresh
          </PricedButton>
        )}
      </div>
      {pending && <WaitingLine />}
    </form>
  );
}
