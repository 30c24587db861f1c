/** P11D: list price, benefit and tax of a company car with its options, over three tax years (3 §P11D service). */
import { dataset, operation, type WebService } from '@/lib/wire/operation';
import { date } from '@/lib/wire/dates';
import { decimal, double, int, text } from '@/lib/wire/values';
import { sampleCar } from './sample-car';

export const p11d: WebService = {
  key: 'p11d',
  title: 'P11D',
  path: '/p11d/refp11d.asmx',
  namespace: '/p11d',
  credentials: ['SubscriberID', 'Password'],
  covers: ['CARS'],
};

export const getP11DValuation = operation(p11d, 'GetP11DValuation', {
  standing: 'documented',
  source: '3 §P11D service',
  summary: 'Gives emissions, prices and the P11D benefit of a car with chosen options, over three tax years.',
  params: {
    database: text,
    refid: int,
    specificationDate: date,
    /** Blank, or comma-delimited option codes: none that a pack contains or an `IN` rule covers. */
    selectedOptions: text,
  },
  result: dataset('P11D', {
    VehicleInfo_Table: { vehinfo_co2: double, vehinfo_euroEmissions: int, vehinfo_cc: int, vehinfo_fueltype: text },
    VehiclePrice_Table: {
      price_basic: decimal,
      price_vat: decimal,
      price_delivery: decimal,
      price_total: decimal,
    },
    P11DPrice_Table: { p11d_basic: decimal, p11d_vat: decimal, p11d_delivery: decimal, p11d_total: decimal },
    P11DValuation_Table: {
      p11d_year1: int,
      p11d_year1_price: decimal,
      p11d_year1_priceLimit: decimal,
      p11d_year1_perc: int,
      p11d_year1_benefit: decimal,
      p11d_year1_rate_basic: decimal,
      p11d_year1_rate_higher: decimal,
      p11d_year2: int,
      p11d_year2_price: decimal,
      p11d_year2_priceLimit: decimal,
      p11d_year2_perc: int,
      p11d_year2_benefit: decimal,
      p11d_year2_rate_basic: decimal,
      p11d_year2_rate_higher: decimal,
      p11d_year3: int,
      p11d_year3_price: decimal,
      p11d_year3_priceLimit: decimal,
      p11d_year3_perc: int,
      p11d_year3_benefit: decimal,
      p11d_year3_rate_basic: decimal,
      p11d_year3_rate_higher: decimal,
    },
  }),
  billed: false,
  personal: [],
  limits: { database: { oneOf: p11d.covers } },
  example: {
    database: 'CARS',
    refid: sampleCar.refid,
    specificationDate: '2026-07-01',
    selectedOptions: `${sampleCar.option},${sampleCar.pack}`,
  },
});
