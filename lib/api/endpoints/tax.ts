import { z } from 'zod';
import { companyCarFiguresSchema, taxBandFindingSchema } from '@/lib/domain/tax/company-car/company-car';
import { p11dDataSchema } from '@/lib/domain/tax/company-car/p11d-data';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import * as addresses from '@/lib/api/addresses/tax';
import { endpoint } from '@/lib/api/endpoint';
import { taxYearEnding } from './parts/year';
import { vehicleParams } from './vehicles';

/** A configured build, as an address names it. */
export const buildParams = {
  ...vehicleParams,
  date: daySchema.optional().meta({
    description: 'By default the build’s day, or the day of the vehicle’s specification.',
    example: '2026-06-05',
  }),
  build: z
    .string()
    .max(2_000)
    .optional()
    .meta({ description: 'Share code of the build; without it the vehicle without options.' }),
};

export const readCompanyCar = endpoint(addresses.readCompanyCar, {
  summary: 'P11D valuation of a configured car over three tax years, with its WLTP figures. Cars only. Free.',
  permission: 'vehicles.read',
  input: z.object(buildParams),
  output: companyCarFiguresSchema,
});

export const findTaxBand = endpoint(addresses.findTaxBand, {
  summary:
    'Which option puts a configured car into its CO2 band, its cost, and the builds below the band. Cars only. Free.',
  permission: 'vehicles.read',
  input: z.object(buildParams),
  output: taxBandFindingSchema,
});

export const readP11dData = endpoint(addresses.readP11dData, {
  summary: 'P11D data of a car: facts and the benefit percentages of three tax years. Cars only. Free.',
  permission: 'vehicles.read',
  input: z.object({
    ...vehicleParams,
    ending: taxYearEnding,
  }),
  output: serviceResultSchema(p11dDataSchema),
});
