/** The WLTP figures of configured vehicles, as our server returns them. */
import { z } from 'zod';
import { instantSchema } from '@/lib/domain/time/calendar-schemas';
import { EQUIPMENT_LEVELS } from './equipment-levels';
import { identifierSchema, vehicleKindSchema } from '@/lib/domain/vehicles/vehicle';

const figure = z.number().nullable();

/** By phase of the test cycle; `weighted` is a plug-in hybrid's combined value, weighted by its electric driving. */
const phasedSchema = z.object({
  low: figure,
  medium: figure,
  high: figure,
  extraHigh: figure,
  combined: figure,
  weighted: figure,
});
export type Phased = z.infer<typeof phasedSchema>;
export type WltpPhase = keyof Phased;

const rangeSchema = z.object({ name: z.string(), miles: figure, km: figure });

const figuresSchema = z.object({
  /** g/km. */
  co2: phasedSchema,
  /** The single figure that some services give beside or instead of the phases; g/km. */
  co2Stated: figure,
  /** On the former test cycle, on which cars first registered before April 2020 are taxed; g/km. */
  co2Nedc: figure,
  milesPerGallon: phasedSchema,
  litresPer100Km: phasedSchema,
  wattHoursPerKm: figure,
  milesPerKilowattHour: figure,
  ranges: z.array(rangeSchema),
  testMassKg: figure,
  euroStandard: z.string().nullable(),
  meetsRde2: z.boolean().nullable(),
});
export type EmissionFigures = z.infer<typeof figuresSchema>;

export const equipmentLevelSchema = z.enum(EQUIPMENT_LEVELS);

const emissionsConfigurationSchema = z.object({
  kind: vehicleKindSchema,
  identifier: identifierSchema,
  modelYear: z.string(),
  equipment: z.array(z.number().int()),
});
export type EmissionsConfiguration = z.infer<typeof emissionsConfigurationSchema>;

const problemSchema = z.object({
  id: z.number().int().nullable(),
  /** The provider's label: `Invalid_Vehicle_Configuration`. */
  type: z.string().nullable(),
  name: z.string().nullable(),
  message: z.string().nullable(),
});
export type EmissionsProblem = z.infer<typeof problemSchema>;

export const configuredEmissionsSchema = z.object({
  ...emissionsConfigurationSchema.shape,
  /** The build that the figures are for. */
  level: equipmentLevelSchema,
  /** When the values were computed, and until when they are valid. */
  examinedAt: instantSchema.nullable(),
  validUntil: instantSchema.nullable(),
  /** Empty if there are figures. */
  problems: z.array(problemSchema),
  figures: figuresSchema.nullable(),
  /** All items as the service gave them. */
  items: z.array(z.object({ id: z.number().int().nullable(), name: z.string(), value: z.string() })),
});
export type ConfiguredEmissions = z.infer<typeof configuredEmissionsSchema>;

export const emissionsSchema = z.object({
  auditId: z.string(),
  /** For the whole request. */
  problems: z.array(problemSchema),
  /** One for each configuration of the request, in order. */
  configurations: z.array(configuredEmissionsSchema),
});
export type Emissions = z.infer<typeof emissionsSchema>;
