import { z } from 'zod';
import * as addresses from '@/lib/api/addresses/guide/vehicle-facts';
import { endpoint } from '@/lib/api/endpoint';
import { FACT_FILTERS, FACT_NAMES } from '@/lib/domain/vehicles/facts/fact-filters';
import { vehicleFactsSchema } from '@/lib/domain/vehicles/facts/vehicle-facts';
import { daySchema } from '@/lib/domain/time/calendar-schemas';
import { vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const bound = (name: (typeof FACT_NAMES)[number]) => {
  const { label, unit, bound: side } = FACT_FILTERS.find((filter) => filter.name === name) ?? {};
  return z
    .number()
    .min(0)
    .max(10_000_000)
    .optional()
    .meta({ description: `${label}${unit ? `, ${unit}` : ''}: at ${side}.` });
};
const choice = z.string().max(80).optional();

export const findByFacts = endpoint(addresses.findByFacts, {
  summary:
    'Find derivatives on sale by their facts: 50 at a time, with how many match, and how many may match but lack a fact. Free.',
  permission: 'vehicles.read',
  input: z.object({
    kind: vehicleKindSchema.default('car'),
    make: choice.meta({ description: 'As in the list of choices.' }),
    fuel: choice,
    body: choice,
    pricePounds: bound('pricePounds'),
    co2: bound('co2'),
    bootLitres: bound('bootLitres'),
    seats: bound('seats'),
    insuranceGroup: bound('insuranceGroup'),
    powerBhp: bound('powerBhp'),
    secondsTo62: bound('secondsTo62'),
    ncapStars: bound('ncapStars'),
    euroClass: bound('euroClass'),
    benefitPercent: bound('benefitPercent'),
    basicTaxPounds: bound('basicTaxPounds'),
    higherTaxPounds: bound('higherTaxPounds'),
    sort: z.enum(['name', ...FACT_NAMES]).default('name'),
    order: z.enum(['ascending', 'descending']).default('ascending'),
    page: z.number().int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    state: z.object({ asOf: daySchema.nullable(), makes: z.int(), makesDone: z.int() }),
    choices: z.object({ makes: z.array(z.string()), fuels: z.array(z.string()), bodies: z.array(z.string()) }),
    count: z.int(),
    pages: z.int(),
    /** Vehicles that may match, but lack a requested fact. */
    lacking: z.array(z.object({ name: z.enum(FACT_NAMES), count: z.int() })),
    items: z.array(vehicleFactsSchema),
  }),
});
