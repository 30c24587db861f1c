/** Above each page of a derivative with its values: forecast, history, guide values, values by age and of the past. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';
import { VehicleHeader } from './vehicle-header';

const VEHICLE: DescribedVehicle = {
  kind: 'car',
  identifier: 50_980,
  code: '',
  manufacturer: 'FORD',
  range: 'TRANSIT CUSTOM',
  model: 'TRANSIT CUSTOM',
  derivative: '300 L1 Trend Van',
  introduced: null,
  discontinued: null,
  runOut: null,
  specified: null,
  modelYear: null,
  sector: null,
  shortDerivative: null,
  manufacturerCode: null,
  rangeCode: null,
  modelCode: null,
};

for (const kind of vehicleKindSchema.options) {
  test(`the header of a ${kind} ${kind === 'van' ? 'says' : 'does not say'} that its values are without VAT`, () => {
    const markup = renderToStaticMarkup(
      createElement(VehicleHeader, { vehicle: { ...VEHICLE, kind }, today: '2026-11-28' }),
    );
    assert.equal(markup.includes('Values of vans are without VAT.'), kind === 'van');
  });
}
