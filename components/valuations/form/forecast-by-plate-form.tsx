'use client';

import { useRouter } from 'next/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useTransition, type FormEvent } from 'react';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { PlateInput } from '@/components/ui/forms/plate-input';
import { showToast } from '@/components/ui/feedback/toast-store';
import { createRegistration } from '@/lib/api/addresses/registrations';
import { readMonthUsage } from '@/lib/api/addresses/usage';
import { previewValuation } from '@/lib/api/addresses/valuations';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { createRegistration as Create } from '@/lib/api/endpoints/registrations';
import { useAction } from '@/lib/api/client/use-answer';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { PlateAdvice, hasAdvice } from './plate-advice';
import { PricedButton } from './priced-button';
import { useIsSettled } from './use-is-settled';
import { useSettledCostPreview, type CostPreview } from './use-cost-preview';
import { LookUpPendingLine } from './look-up-pending-line';
import { isChanged, RequestFault } from './request-fault';
import { SOURCES } from '@/lib/domain/source-names';

/** Who a plate is, in one look-up, and on to its forecast. The plate goes in the press, never into an address. */
export function ForecastByPlateForm({ today }: { today: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const trackPresence = useStillOnPage();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [unknown, setUnknown] = useState(false);
  const [leaving, startLeaving] = useTransition();
  const { isPending, error: fault, variables, act, repeat: retry } = useAction(createRegistration);
  const check = checkPlate(typed, today);
  const isSettled = useIsSettled(typed);
  const plate = check.state === 'fits' ? check.reading.plate : check.state === 'odd' ? check.plate : null;
  const costPreview = lookUpOnly(useSettledCostPreview(plate === null ? null : { plate }));
  const pending = isPending || leaving;

  async function openForecast(pendingAnswer: Promise<EndpointOutput<typeof Create>> | null) {
    const isStillHere = trackPresence();
    const created = await pendingAnswer?.catch(() => null); // stands in `fault`
    for (const { method, path } of [readMonthUsage, previewValuation])
      void client.invalidateQueries({ queryKey: [method, path] });
    if (!created) return;
    const { vehicle, registered } = created.record.identity;
    setUnknown(vehicle === null);
    if (vehicle === null) return;
    const query = registered === null ? '' : `?by=date&registered=${registered}`;
    const path = `/vehicles/${vehicle.kind}/${vehicle.identifier}/forecast${query}`;
    if (isStillHere()) startLeaving(() => router.push(path));
    else showToast(`${created.record.identity.title} was found.`, { label: 'View forecast', href: path });
  }

  async function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending) return;
    setUnknown(false);
    setRefusal(plateProblem(check));
    if (plate === null) return input.current?.focus();
    await openForecast(act({ plate, fresh }));
  }

  return (
    <form method="dialog" onSubmit={(event) => void submit(event, false)} noValidate className="space-y-4">
      <Field
        label="Plate"
        name="plate"
        error={refusal ?? (fault?.field === 'plate' ? `${fault.message} ${fault.fix}` : undefined)}
        advice={
          isSettled &&
          hasAdvice(check) &&
          !refusal && (
            <PlateAdvice
              check={check}
              onApply={(display) => {
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
              setRefusal(undefined);
            }}
          />
        )}
      </Field>
      <RequestFault
        fault={fault}
        fields={['plate']}
        changed={isChanged(variables?.input, { plate })}
        retry={() => openForecast(retry())}
      />
      {unknown && (
        <Notice tone="warning" title={`${SOURCES.guide.atStart} does not know which vehicle it is`}>
          No derivative was found for this plate, so there is no forecast. Select make, model and derivative, or search
          by guide ID.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <PricedButton type="submit" variant="primary" pending={pending} costPreview={costPreview} atMost="1 look-up">
          View forecast
        </PricedButton>
        {costPreview?.cost.free && !pending && (
          <PricedButton costPreview={costPreview} fresh atMost="" onClick={() => void submit(null, true)}>
            Refresh (new check)
          </PricedButton>
        )}
      </div>
      {pending && <LookUpPendingLine />}
    </form>
  );
}

function plateProblem(check: ReturnType<typeof checkPlate>): string | undefined {
  if (check.state === 'fits' || check.state === 'odd') return undefined;
  if (check.state === 'refused') return `${check.because.reason} ${check.because.next}`;
  return check.state === 'vin' ? 'That is a VIN. Enter it under Value, By VIN.' : 'Enter the reg, such as AB12 CDE.';
}

/** Of the price of a whole valuation, the look-up's part. */
function lookUpOnly(costPreview: CostPreview | undefined): CostPreview | undefined {
  const part = costPreview?.cost.parts.find(({ source }) => source === 'registration');
  if (!costPreview || !part) return undefined;
  const words = part.billed ? '1 look-up' : 'free';
  return { ...costPreview, cost: { parts: [part], free: !part.billed, words, freshWords: '1 look-up' } };
}
