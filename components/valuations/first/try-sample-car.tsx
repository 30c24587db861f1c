'use client';

import { offerPlateToValue } from '@/components/layout/navigation/plate-to-value';
import { Button } from '@/components/ui/actions/button';

const SAMPLE = { plate: 'AB21 CDE', mileage: '46,000' };

/** Puts the sandbox's ordinary car into the form above; valuing it takes another click. */
export function TrySampleCar() {
  return (
    <Button onClick={() => offerPlateToValue(SAMPLE.plate, SAMPLE.mileage)}>
      Try {SAMPLE.plate}, {SAMPLE.mileage} miles
    </Button>
  );
}
