'use client';

import { useRouter } from 'next/navigation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, useTransition, type FormEvent } from 'react';
import { useStillOnPage } from '@/components/layout/navigation/in-place-navigation';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-store';
import { vehiclePath } from '@/lib/domain/page-paths';
import { createRegistration } from '@/lib/api/addresses/registrations/registrations';
import type { EndpointOutput } from '@/lib/api/endpoint';
import type { createRegistration as Create } from '@/lib/api/endpoints/registrations/registrations';
import type { InputOf } from '@/lib/api/client/answer-of';
import { useAction } from '@/lib/api/client/use-answer';
import { checkPlate } from '@/lib/domain/plates/check-plate';
import { creditsShown } from '@/lib/domain/usage/price-words';
import { showLimitNotice } from '@/components/layout/billing/limit-notice';
import { refreshCosts } from '@/components/layout/billing/refresh-costs';
import { LookUpButtons } from './look-up-buttons';
import { PlateField } from './plate-field';
import { useSettledCostPreview, type CostPreview } from '@/components/layout/billing/use-cost-preview';
import { LookUpPending } from './look-up-pending';
import { isChanged, RequestFault } from './request-fault';
import { SOURCES } from '@/lib/domain/source-names';
import { displayName } from '@/lib/domain/vehicles/names/display-name';
import { usePlateCorrection } from '@/components/valuations/plate/use-plate-correction';

/** Identifies a plate in one look-up and opens its forecast. The plate goes in the submission, never into an address. */
export function ForecastByPlateForm({ today }: { today: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { pending, fault, submittedInput, isUnknown, clearResult, lookUp, retry } = useForecastLookUp();
  const check = checkPlate(typed, today);
  const plate = check.state === 'fits' ? check.reading.plate : check.state === 'odd' ? check.plate : null;
  const costPreview = lookUpOnly(useSettledCostPreview(plate === null ? null : { plate }));
  const submission = { fault, submittedInput, costPreview, retry };

  function fill(display: string) {
    if (input.current) input.current.value = display;
    setTyped(display);
  }
  const correction = usePlateCorrection(check, fill);

  async function submit(event: FormEvent | null, fresh: boolean) {
    event?.preventDefault();
    if (pending || correction.correct()) return;
    setRefusal(plateProblem(check));
    if (plate === null) {
      clearResult();
      return input.current?.focus();
    }
    await lookUp({ plate, fresh, mostCredits: creditsShown(costPreview?.cost, 1, fresh) });
  }

  return (
    <form method="dialog" onSubmit={(event) => void submit(event, false)} noValidate className="space-y-4">
      <PlateField
        ref={input}
        label="Plate"
        check={check}
        correction={correction}
        typed={typed}
        refusal={refusal}
        error={fault?.field === 'plate' ? `${fault.message} ${fault.fix}` : undefined}
        enterKeyHint="go"
        onInput={(text) => {
          setTyped(text);
          setRefusal(undefined);
        }}
        onApply={(display) => {
          fill(display);
          input.current?.focus();
        }}
      />
      <RequestFault {...submission} fields={['plate']} changed={isChanged(submittedInput, { plate })} />
      {isUnknown && (
        <Notice tone="warning" title={`${SOURCES.guide.atStart} cannot identify this vehicle`}>
          No derivative was found for this plate, so there is no forecast. Select make, model and derivative, or search
          by guide ID.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <LookUpButtons
          label="View forecast"
          pending={pending}
          costPreview={costPreview}
          mostCredits={1}
          isRefused={fault !== null}
          onRefresh={() => void submit(null, true)}
        />
      </div>
      {pending && <LookUpPending />}
    </form>
  );
}

/** Looks up a plate, and goes on to the forecast of the vehicle found. */
function useForecastLookUp() {
  const router = useRouter();
  const client = useQueryClient();
  const trackPresence = useStillOnPage();
  const [isUnknown, setUnknown] = useState(false);
  const [leaving, startLeaving] = useTransition();
  const { isPending, error, variables, act, repeat } = useAction(createRegistration);

  async function openForecast(pendingAnswer: Promise<EndpointOutput<typeof Create>> | null) {
    const isStillHere = trackPresence();
    setUnknown(false);
    const created = await pendingAnswer?.catch(() => null); // reported in `error`
    refreshCosts(client);
    if (!created) return;
    showLimitNotice(created.limitNotice);
    const { vehicle, registered } = created.record.identity;
    setUnknown(vehicle === null);
    if (vehicle === null) return;
    const query = registered === null ? '' : `?by=date&registered=${registered}`;
    const path = `${vehiclePath(vehicle)}/forecast${query}`;
    if (isStillHere()) startLeaving(() => router.push(path));
    else
      showToast(
        [`${displayName(created.record.identity.title)} was found.`, created.limitNotice].filter(Boolean).join(' '),
        {
          label: 'View forecast',
          href: path,
        },
      );
  }

  return {
    pending: isPending || leaving,
    fault: error,
    submittedInput: variables?.input,
    isUnknown,
    clearResult: () => setUnknown(false),
    lookUp: (input: InputOf<typeof createRegistration>) => openForecast(act(input)),
    retry: (freeOnly: boolean) => openForecast(repeat(freeOnly)),
  };
}

function plateProblem(check: ReturnType<typeof checkPlate>): string | undefined {
  if (check.state === 'fits' || check.state === 'odd') return undefined;
  if (check.state === 'refused') return `${check.because.reason} ${check.because.next}`;
  return check.state === 'vin' ? 'That is a VIN. Enter it under Value, By VIN.' : 'Enter the reg, such as AB12 CDE.';
}

/** The look-up's part of the price of a valuation. */
function lookUpOnly(costPreview: CostPreview | undefined): CostPreview | undefined {
  const part = costPreview?.cost.parts.find(({ source }) => source === 'registration');
  if (!costPreview || !part) return undefined;
  return { ...costPreview, cost: { ...costPreview.cost, parts: [part], free: !part.billed } };
}
