'use client';

import { useRouter } from 'next/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useTransition, type FormEvent } from 'react';
import { useStillHere } from '@/components/layout/arrival';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { PlateInput } from '@/components/ui/plate-input';
import { say } from '@/components/ui/toast-store';
import { createRegistration } from '@/lib/api/addresses/registrations';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { previewValuation } from '@/lib/api/addresses/valuations';
import type { Answer } from '@/lib/api/endpoint';
import type { createRegistration as Create } from '@/lib/api/registrations';
import { useAction } from '@/lib/api/use-answer';
import { checkPlate } from '@/lib/domain/plate';
import { PlateAdvice, hasAdvice } from './plate-advice';
import { PricedButton } from './priced-button';
import { useAtRest } from './use-at-rest';
import { useTypedPrice, type Price } from './use-price';
import { WaitingLine } from './waiting-line';
import { isChanged, WishFault } from './wish-fault';

/** Who a plate is, in one look-up, and on to its forecast. The plate goes in the press, never into an address. */
export function ForecastByPlate({ today }: { today: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const pressHere = useStillHere();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  const [leaving, startLeaving] = useTransition();
  const { isPending, error: fault, variables, act, again } = useAction(createRegistration);
  const check = checkPlate(typed, today);
  const isAtRest = useAtRest(typed);
  const plate = check.state === 'fits' ? check.reading.plate : check.state === 'odd' ? check.plate : null;
  const price = lookUpOnly(useTypedPrice(plate === null ? null : { plate }));
  const pending = isPending || leaving;

  async function goOn(asked: Promise<Answer<typeof Create>> | null) {
    const isHere = pressHere();
    const found = await asked?.catch(() => null); // stands in `fault`
    for (const { method, path } of [readMonthUsage, previewValuation])
      void client.invalidateQueries({ queryKey: [method, path] });
    if (!found) return;
    const { vehicle, registered } = found.record.identity;
    setUnknown(vehicle === null);
    if (vehicle === null) return;
    const by = registered === null ? '' : `?by=date&registered=${registered}`;
    const path = `/vehicles/${vehicle.kind}/${vehicle.identifier}/forecast${by}`;
    if (isHere()) startLeaving(() => router.push(path));
    else say(`${found.record.identity.title} was found.`, { label: 'Show its forecast', href: path });
  }

  async function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    setUnknown(false);
    setRefused(problemOf(check));
    if (plate === null) return input.current?.focus();
    await goOn(act({ plate, fresh }));
  }

  return (
    <form method="dialog" onSubmit={(event) => void submit(event, false)} noValidate className="space-y-4">
      <Field
        label="Plate"
        name="plate"
        error={refused ?? (fault?.field === 'plate' ? `${fault.message} ${fault.fix}` : undefined)}
        advice={
          isAtRest &&
          hasAdvice(check) &&
          !refused && (
            <PlateAdvice
              check={check}
              onTake={(display) => {
                if (input.current) input.current.value = display;
                setTyped(display);
                input.current?.focus();
              }}
            />
          )
        }
      >
        {(control) => (
          <PlateInput
            {...control}
            ref={input}
            enterKeyHint="go"
            placeholder="AB12 CDE"
            onInput={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setRefused(undefined);
            }}
          />
        )}
      </Field>
      <WishFault
        fault={fault}
        fields={['plate']}
        changed={isChanged(variables?.input, { plate })}
        again={() => goOn(again())}
      />
      {unknown && (
        <Notice tone="warning" title="The guide does not know which vehicle it is">
          The look-up found no derivative for this plate, and without one there is no forecast. Find the derivative
          level by level, or ask by its identifier.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} price={price} atMost="1 look-up">
          Show its forecast
        </PricedButton>
        {price?.cost.free && !pending && (
          <PricedButton price={price} fresh atMost="" onClick={() => void submit(null, true)}>
            Look up afresh
          </PricedButton>
        )}
      </div>
      {pending && <WaitingLine />}
    </form>
  );
}

function problemOf(check: ReturnType<typeof checkPlate>): string | undefined {
  if (check.state === 'fits' || check.state === 'odd') return undefined;
  if (check.state === 'refused') return `${check.because.reason} ${check.because.next}`;
  return check.state === 'vin'
    ? 'That is a VIN. Look it up under Value, By VIN.'
    : 'Type the registration mark, such as AB12 CDE.';
}

/** Of the price of a whole valuation, the look-up's part. */
function lookUpOnly(price: Price | undefined): Price | undefined {
  const part = price?.cost.parts.find(({ source }) => source === 'registration');
  if (!price || !part) return undefined;
  const words = part.billed ? '1 look-up' : 'free';
  return { ...price, cost: { parts: [part], free: !part.billed, words, freshWords: '1 look-up' } };
}
