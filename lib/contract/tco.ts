/** Total cost of ownership for a private buyer. Named in document 3 but not shown there (wire.md §6). */
import { document, operation, type WebService } from '@/lib/wire/operation';
import { record, required } from '@/lib/wire/shape';
import { decimal, flag, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const tco: WebService = {
  key: 'tco',
  title: 'Total cost of ownership',
  path: '/tco/reftco_webservice.asmx',
  namespace: '/tco',
  credentials: ['SubscriberId', 'Password'],
  covers: ['CARS'],
};

const example = {
  Database: 'CAR',
  RefId: sampleCar.refid,
  RegistrationDate: '2026/06/01',
  PurchaseCost: '41666.67',
  FinanceAPR: '6.9',
  Deposit: '5000.0',
  CurrentMileage: 0,
  AnnualMileage: 10,
  LengthOfOwnership: 3,
  UserAge: 42,
  UserPostCode: 'ZZ1 1ZZ',
  AnnualInsurance: '0.1',
};

export const getTco = operation(tco, 'GetTCO', {
  standing: 'inferred',
  source: '3 §Used values service, named',
  summary: 'Adds up what owning a car costs over some years: depreciation, finance, fuel, insurance, tax and upkeep.',
  params: {
    Database: text,
    RefId: int,
    /** A text on the wire: `YYYY/MM/DD`. */
    RegistrationDate: text,
    PurchaseCost: decimal,
    FinanceAPR: decimal,
    Deposit: decimal,
    /** Both mileages in thousands. */
    CurrentMileage: int,
    AnnualMileage: int,
    /** Years. */
    LengthOfOwnership: int,
    UserAge: int,
    UserPostCode: text,
    AnnualInsurance: decimal,
  },
  // The components after the total are inferred.
  result: document(
    'TCOResult',
    record({
      Success: required(flag),
      FailMessage: text,
      TotalCostOfOwnership: decimal,
      TotalDepreciation: decimal,
      TotalFinance: decimal,
      TotalFuel: decimal,
      TotalInsurance: decimal,
      TotalTax: decimal,
      TotalSMR: decimal,
    }),
  ),
  billed: false,
  personal: ['UserPostCode', 'UserAge'],
  limits: { Database: { oneOf: ['CAR'] } },
  example,
  // A car just bought: with a fixed date, the example would one day be too old to be registered new.
  exampleOn: (today) => ({ ...example, RegistrationDate: `${today.slice(0, 7).replace('-', '/')}/01` }),
});
