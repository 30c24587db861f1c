'use client';

import type { ReactNode } from 'react';
import { removeWaitingCar } from '@/components/layout/device/remove-waiting-car';
import type { WaitingCar } from '@/components/layout/device/waiting-cars';
import { useOnline } from '@/components/layout/device/use-online';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/data/card';
import { NumberPlate } from '@/components/ui/data/number-plate';
import { showUndo } from '@/components/ui/feedback/toast-store';
import { PricedButton } from '@/components/layout/billing/priced-button';
import { RequestFault } from '@/components/valuations/form/request-fault';
import { useCostPreview } from '@/components/layout/billing/use-cost-preview';
import { useRecordCreation } from '@/components/valuations/form/use-record-creation';
import { createValuation } from '@/lib/api/addresses/valuations';
import { useAction } from '@/lib/api/client/use-answer';
import { formatPlate } from '@/lib/domain/plates/plate-shapes';
import { creditsShown, mostCreditsOf } from '@/lib/domain/usage/price-words';
import { formatMiles } from '@/lib/format';

export interface WaitingCarsCardProps {
  cars: readonly WaitingCar[];
  isReadOnly: boolean;
}

/**
 * Cars typed offline. Nothing is sent until a person clicks the button that names the price.
 * @param isReadOnly on the offline page, which shows no new records
 */
export function WaitingCarsCard({ cars, isReadOnly }: WaitingCarsCardProps) {
  const isOnline = useOnline() && !isReadOnly;
  return (
    <Card title="Waiting to be valued" flush>
      <p className="px-4 pb-2 text-sm text-soft sm:px-5">
        Typed without a connection and saved on this device.{' '}
        {isOnline
          ? 'Nothing is sent until you press Value.'
          : 'You can value them on the home page when you are online.'}
      </p>
      <ul className="divide-y divide-line border-t border-line">
        {cars.map((car) => (
          <li key={car.plate} className="px-4 py-2.5 sm:px-5">
            {isOnline ? <CarToValue car={car} /> : <CarLine car={car} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CarToValue({ car }: { car: WaitingCar }) {
  const { plate, mileage } = car;
  const request = { plate, mileage, internetPrices: false };
  const price = useCostPreview(request);
  const mostCredits = mostCreditsOf(request);
  const { pending, fault, submittedInput, act, retry } = useRecordCreation(useAction(createValuation), () =>
    removeWaitingCar(plate),
  );
  return (
    <div className="space-y-2">
      <CarLine car={car}>
        <PricedButton
          variant="primary"
          pending={pending}
          costPreview={price}
          mostCredits={mostCredits}
          onClick={() =>
            void act({ ...request, mileage: String(mileage), mostCredits: creditsShown(price?.cost, mostCredits) })
          }
        >
          Value
          <span className="sr-only"> {formatPlate(plate)}</span>
        </PricedButton>
      </CarLine>
      <RequestFault fault={fault} submittedInput={submittedInput} costPreview={price} retry={retry} />
    </div>
  );
}

function CarLine({ car: { plate, mileage }, children }: { car: WaitingCar; children?: ReactNode }) {
  function remove() {
    const undo = removeWaitingCar(plate);
    showUndo(`${formatPlate(plate)} is removed.`, undo);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <NumberPlate registration={formatPlate(plate)} size="sm" />
      <span className="mr-auto">{formatMiles(mileage)}</span>
      {children}
      <Button variant="quiet" onClick={remove}>
        Remove
        <span className="sr-only"> {formatPlate(plate)}</span>
      </Button>
    </div>
  );
}
