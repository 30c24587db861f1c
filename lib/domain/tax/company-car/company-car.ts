/** The services' figures of a configured company car, as our server returns them. */
import { z } from 'zod';
import { configuredBuildSchema, leftOutSchema } from '@/lib/domain/builds/configured-build';
import { equipmentLevelSchema } from '@/lib/domain/emissions/emissions';
import { configuredEmissionsSchema } from '@/lib/domain/emissions/emissions';
import { p11dSchema } from './p11d';
import { serviceResultSchema } from '@/lib/domain/service-result';
import { becauseSchema } from '@/lib/domain/provenance';

export const companyCarFiguresSchema = z.object({
  build: configuredBuildSchema,
  p11d: serviceResultSchema(p11dSchema),
  /** Not in the P11D answer, because the service does not accept them; our calculation adds them. */
  leftOut: leftOutSchema,
  /** WLTP of this build, and of the car without options. */
  emissions: serviceResultSchema(
    z.object({ auditId: z.string(), build: configuredEmissionsSchema, plain: configuredEmissionsSchema }),
  ),
  /** NEDC CO2 of the derivative by the guide's technical data, g/km; null for a car that is taxed by WLTP. */
  nedcCo2: serviceResultSchema(z.number()).nullable(),
});
export type CompanyCarFigures = z.infer<typeof companyCarFiguresSchema>;

const pence = z.number().int();

const taxBandCandidateSchema = z.object({
  /** Names of selections that it drops, and of options that it has instead. */
  drops: z.array(z.string()),
  adds: z.array(z.string()),
  /** Items that are then no longer fitted either, although they were never ordered. */
  loses: z.array(z.string()),
  /** All selections, as a share code. */
  share: z.string(),
  co2GramsPerKm: z.number().nullable(),
  percent: z.number().nullable(),
  /** P11D value: the service's price of the car with the options at list price. */
  pricePence: pence,
  /** An option's price is on application, and not included. */
  hasUnknownPrice: z.boolean(),
  /** Against the requested build. */
  deltaPricePence: pence,
  /** If there is no percentage: the service's text for the build, or why the law's tables give none. */
  because: becauseSchema.nullable(),
  /** Per year: the amount on which driver and employer pay their rates. */
  benefitPence: pence.nullable(),
  /** The same at the price of the requested build: the effect of the change of band alone. */
  bandBenefitPence: pence.nullable(),
});
export type TaxBandCandidate = z.infer<typeof taxBandCandidateSchema>;

export const taxBandFindingSchema = z.object({
  /** Which build the emissions are of. */
  level: equipmentLevelSchema,
  build: configuredBuildSchema,
  /** Tax year of the figures. */
  yearName: z.string(),
  auditId: z.string(),
  current: taxBandCandidateSchema,
  /** The car without any option. */
  plain: taxBandCandidateSchema,
  /** The employer's Class 1A rate in that year; null if unknown. */
  classOneAPercent: z.number().nullable(),
  /** How far the search went. */
  search: z.object({
    /** Builds one change away: how many were checked, and how many exist. */
    single: z.number().int(),
    singleOf: z.number().int(),
    /** Builds several changes away that were checked; 0 if one change is enough. */
    several: z.number().int(),
    /** Whether those are all that exist. */
    isWhole: z.boolean(),
    /** Time ran out before every build was found. */
    isStopped: z.boolean(),
  }),
  /** The build less one selection each, with what the rules then need. */
  without: z.array(taxBandCandidateSchema),
  /** The best builds under the edge: fewest selections lost, then lowest price; and how many there are. */
  lowerBuilds: z.array(taxBandCandidateSchema),
  lowerBuildsCount: z.number().int(),
  /** First g/km of the build's band; null if no figure is known. */
  edge: z.number().int().nullable(),
  /** Whole g/km left in the band. */
  headroom: z.number().int().nullable(),
  /** The electric miles that decide a plug-in hybrid's percentage; null where none do. */
  range: z
    .object({ miles: z.number().int(), from: z.number().int(), percentBelow: z.number().int().nullable() })
    .nullable(),
});
export type TaxBandFinding = z.infer<typeof taxBandFindingSchema>;
