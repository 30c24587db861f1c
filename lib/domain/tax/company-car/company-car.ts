/** What the services say of a configured company car, as our server says it. */
import { z } from 'zod';
import { configuredBuildSchema, leftOutSchema } from '@/lib/domain/builds/configured-build';
import { configuredEmissionsSchema } from '@/lib/domain/emissions/emissions';
import { p11dSchema } from './p11d';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { becauseSchema } from '@/lib/domain/provenance';

export const companyCarFiguresSchema = z.object({
  build: configuredBuildSchema,
  p11d: serviceResultSchema(p11dSchema),
  /** Not in the P11D answer, because the service does not take them; our working adds them. */
  leftOut: leftOutSchema,
  /** WLTP of this build, and of the car without options. */
  emissions: serviceResultSchema(
    z.object({ auditId: z.string(), build: configuredEmissionsSchema, plain: configuredEmissionsSchema }),
  ),
});
export type CompanyCarFigures = z.infer<typeof companyCarFiguresSchema>;

const pence = z.number().int();

const taxBandCandidateSchema = z.object({
  /** Wishes of the build that it does without, and options it has instead, by name. */
  drops: z.array(z.string()),
  adds: z.array(z.string()),
  /** What is then not fitted either, though it was never ordered. */
  loses: z.array(z.string()),
  /** All wishes, as a share code. */
  share: z.string(),
  co2GramsPerKm: z.number().nullable(),
  percent: z.number().nullable(),
  /** P11D value: the service's price of the car with the options at list price. */
  pricePence: pence,
  /** Some option's price is on application, and not in the price. */
  hasUnknownPrice: z.boolean(),
  /** Against the build asked for. */
  deltaPricePence: pence,
  /** Where there is no percentage: what the service said of the build, or why the law's tables give none. */
  because: becauseSchema.nullable(),
  /** A year, which driver and employer pay their rates of. */
  benefitPence: pence.nullable(),
  /** The same at the price of the build asked for: what the change of band alone makes. */
  bandBenefitPence: pence.nullable(),
});
export type TaxBandCandidate = z.infer<typeof taxBandCandidateSchema>;

export const taxBandFindingSchema = z.object({
  build: configuredBuildSchema,
  /** Tax year of the figures. */
  yearName: z.string(),
  auditId: z.string(),
  asked: taxBandCandidateSchema,
  /** The car without any option. */
  plain: taxBandCandidateSchema,
  /** Of the employer's class 1A in that year; null where it is not known. */
  classOneAPercent: z.number().nullable(),
  /** How far was looked. */
  search: z.object({
    /** Builds one change away that were asked for, and that there are. */
    single: z.number().int(),
    singleOf: z.number().int(),
    /** Builds several changes away that were asked for; 0 where one change is enough. */
    several: z.number().int(),
    /** Whether those are all there are. */
    isWhole: z.boolean(),
  }),
  /** The build less one wish each, with what the rules then need. */
  without: z.array(taxBandCandidateSchema),
  /** The best ways back under the edge: fewest wishes lost, then least to pay; and how many there are. */
  waysBack: z.array(taxBandCandidateSchema),
  waysBackCount: z.number().int(),
  /** First g/km of the band the build is in; null where no figure is known. */
  edge: z.number().int().nullable(),
  /** Whole g/km left in the band. */
  headroom: z.number().int().nullable(),
});
export type TaxBandFinding = z.infer<typeof taxBandFindingSchema>;
