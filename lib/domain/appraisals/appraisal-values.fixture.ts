/** The vehicle in the tests of the sums and their sentences, its guide values, its forecast and its appraisal. */
import type { AppraisalSummary, AppraisedVehicle } from '@/lib/domain/appraisals/appraisal';
import type { BandValues } from '@/lib/domain/valuations/valuation';
import type { PlateForecast } from './guide-value';

const figure = (value: number) => ({ value, source: 'valuation' as const });

/** Whole pounds. Average to Clean is 800 more, Below to Average 1,200. */
export const VALUES: BandValues = {
  retail: figure(11_000),
  clean: figure(9_000),
  average: figure(8_200),
  below: figure(7_000),
};

/** The edition of January after it was valued on 28 Nov 2026. */
export const EDITION = { day: '2027-01-01', retail: 10_200, clean: 8_300, average: 7_600, below: 6_500 };

/** With Clean alone, of the two months after that edition. */
export const FORECAST: PlateForecast = {
  snapshotDay: '2027-01-01',
  days: ['2027-02-01', '2027-03-01'],
  mileages: [30_000],
  clean: [[8_200], [8_100]],
  average: [],
  below: [],
  edition: EDITION,
};
export const FAILED = { value: null, because: { reason: 'The provider is down.', next: 'Try again.' } };

export const APPRAISED_VEHICLE: AppraisedVehicle = {
  plate: null,
  title: 'A vehicle',
  make: null,
  derivative: null,
  registered: null,
  colour: null,
  mileage: 40_000,
  mileageEntered: 40_000,
  isMileageOutOfRange: false,
  valuedOn: '2026-11-10',
  values: VALUES,
  internetRetail: null,
  isWithoutVat: false,
  stopAlerts: [],
  derivativeKey: null,
  because: null,
};

/** A draft of that vehicle. */
export const APPRAISAL_SUMMARY: AppraisalSummary = {
  id: 'a',
  number: 'A-2026-000001',
  state: 'draft',
  isRequested: false,
  createdAt: '2026-11-10T10:00:00Z',
  owner: { id: 'p', name: 'Ann Lee' },
  plate: null,
  flag: null,
  otherFlags: [],
  title: 'A vehicle',
  derivative: null,
  isDerivativeUncertain: false,
  mileage: 40_000,
  customerName: null,
  offerPounds: null,
  requestedPounds: null,
  unmadePounds: null,
  validUntil: null,
  boughtPounds: null,
  sale: null,
};
