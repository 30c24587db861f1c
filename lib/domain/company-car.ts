/** What the services say of a configured company car, as our server says it. */
import { z } from 'zod';
import { configuredBuildSchema, leftOutSchema } from './configured-build';
import { configuredSchema } from './emissions';
import { p11dSchema } from './p11d';
import { partSchema } from './part';

export const companyCarSchema = z.object({
  build: configuredBuildSchema,
  p11d: partSchema(p11dSchema),
  /** Not in the P11D answer, because the service does not take them; our working adds them. */
  leftOut: leftOutSchema,
  /** WLTP of this build, and of the car without options. */
  emissions: partSchema(z.object({ auditId: z.string(), build: configuredSchema, plain: configuredSchema })),
});
export type CompanyCar = z.infer<typeof companyCarSchema>;

const pence = z.number().int();

const candidateSchema = z.object({
  /** Wishes of the build that it does without, and options it has instead, by name. */
  drops: z.array(z.string()),
  adds: z.array(z.string()),
  /** All wishes, as a share code. */
  share: z.string(),
  co2GramsPerKm: z.number().nullable(),
  percent: z.number().nullable(),
  /** P11D value: the service's price of the car with the options at list price. */
  pricePence: pence,
  /** Against the build asked for. */
  deltaPricePence: pence,
  /** What the service said where there is no figure. */
  problem: z.string().nullable(),
  /** A year, against the build asked for; null where either is not known. */
  deltaTax20Pence: pence.nullable(),
  deltaTax40Pence: pence.nullable(),
  deltaClassOneAPence: pence.nullable(),
  /** Of the driver's 20%: what the change of band alone makes, at the build's own price. */
  deltaBandTax20Pence: pence.nullable(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const taxBandFindingSchema = z.object({
  build: configuredBuildSchema,
  /** Tax year of the figures. */
  yearName: z.string(),
  auditId: z.string(),
  asked: candidateSchema,
  /** The car without any option. */
  plain: candidateSchema,
  /** The build less one wish each, with what the rules then need. */
  without: z.array(candidateSchema),
  /** Ways back under the edge: fewest wishes lost, then least to pay. */
  waysBack: z.array(candidateSchema),
  /** First g/km of the band the build is in; null where no figure is known. */
  edge: z.number().int().nullable(),
  /** Whole g/km left in the band. */
  headroom: z.number().int().nullable(),
});
export type TaxBandFinding = z.infer<typeof taxBandFindingSchema>;
