import type { MakeTable } from '@/lib/sandbox/catalogue/tables/table';

/**
 * No maker: the reference cars whose options hold one of every rule (options/golden-car.ts), every defect
 * (options/awkward-car.ts) and the longest list (options/large-car.ts). So rare that no plate has one.
 */
export const sample: MakeTable = {
  name: 'SAMPLE',
  letters: 'ZZ',
  wmi: 'SZZ',
  automatic: 'Auto',
  fourWheelDrive: '',
  share: 1e-9,
  valueRetention: 1,
  warranty: [3, 60000],
  deliveryPounds: 600,
  engines: `
t150, 1.5 T 150, P, 1498, 150, 129, M6
`,
  trims: `
r: Reference +0
`,
  models: `
GOLDEN CAR, H5, 2022-06, -, C, 27500, t150, r
AWKWARD CAR, H5, 2022-06, -, C, 27500, t150, r
LARGE CAR, H5, 2022-06, -, C, 27500, t150, r
`,
};
