/** A valued car of a run, for tests. */
import type { StockResult } from '@/lib/domain/stock/stock-list';

export const RESULT: StockResult = {
  sequence: 1,
  row: 2,
  reference: null,
  plate: 'AB21CDE',
  mileage: 46_000,
  outcome: 'valued',
  valuationId: '6b0f5f6e-8f0a-4b4c-9d0e-0d6c2f3f8c11',
  vehicleKind: 'car',
  title: 'Volkswagen Golf',
  derivative: 'Match TSI',
  isDerivativeUncertain: false,
  registered: '2021-03-15',
  retailPounds: 9_500,
  cleanPounds: 9_000,
  averagePounds: 8_500,
  belowPounds: 8_000,
  flag: null,
  otherFlags: [],
  because: null,
  before: null,
};
