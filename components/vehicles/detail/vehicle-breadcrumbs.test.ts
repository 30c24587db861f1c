import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DescribedVehicle } from '@/lib/domain/vehicles/vehicle-description';
import { vehicleBreadcrumbs } from './vehicle-breadcrumbs';

const vehicle: DescribedVehicle = {
  kind: 'van',
  identifier: 60_001,
  code: null,
  derivative: 'L2 H1 110',
  shortDerivative: null,
  sector: null,
  manufacturer: 'FORD',
  range: 'TRANSIT',
  model: 'TRANSIT VAN',
  manufacturerCode: 101,
  rangeCode: 1001,
  modelCode: 10001,
  introduced: '2020-03-01',
  discontinued: null,
  runOut: null,
  specified: '2026-04-06',
  modelYear: '2026',
};
const crumbs = (overrides: Partial<DescribedVehicle>) =>
  vehicleBreadcrumbs({ ...vehicle, ...overrides }, '2026-04-06').map(({ href, label }) => `${label} ${href}`);

test('each level above a vehicle is a crumb, as far as the guide gives its codes', () => {
  assert.deepEqual(crumbs({}), [
    'Ford /vehicles?kind=van&manufacturer=101',
    'Transit /vehicles?kind=van&manufacturer=101&range=1001',
    'Transit Van /vehicles?kind=van&manufacturer=101&range=1001&model=10001',
  ]);
  assert.deepEqual(crumbs({ rangeCode: null }), ['Ford /vehicles?kind=van&manufacturer=101']);
});

test('a vehicle out of production links to lists of current and past vehicles, where it is found', () => {
  assert.deepEqual(crumbs({ discontinued: '2025-01-31', rangeCode: null }), [
    'Ford /vehicles?kind=van&show=all&manufacturer=101',
  ]);
});
