'use client';
import { useState } from 'react';
import { formatMiles } from '@/lib/format';
import { Slider } from './slider';

export function MileageWithStops() {
  const [miles, setMiles] = useState(62_000);
  return (
    <Slider
      label="Mileage"
      min={10_000}
      max={100_000}
      step={1_000}
      value={miles}
      onChange={setMiles}
      words={formatMiles(miles)}
      stops={[20_000, 40_000, 60_000, 80_000]}
      hint="Values between two marks are interpolated."
    />
  );
}
